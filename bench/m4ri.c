/* Rank of a random n × n bit matrix by M4RI: prints the seconds of each run. cc -O2 m4ri.c -lm4ri -lm */
#include <m4ri/m4ri.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double seconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + t.tv_nsec / 1e9;
}

int main(int argc, char **argv) {
  int n = argc > 1 ? atoi(argv[1]) : 4096, runs = argc > 2 ? atoi(argv[2]) : 5;
  srandom(1);
  for (int i = 0; i < runs; i++) {
    mzd_t *a = mzd_init(n, n);
    mzd_randomize(a);
    double began = seconds();
    rci_t rank = mzd_echelonize(a, 0);
    printf("%f %d\n", seconds() - began, (int)rank);
    mzd_free(a);
  }
  return 0;
}
