@echo off
rem The douse command from a clone, for Windows: builds what is missing, then runs.
node "%~dp0scripts\douse.mjs" %*
