! OpenMP sections, single and critical with temporaries.
subroutine parallel_region(s)
  implicit none
  real(8), intent(out) :: s
  real(8) :: a(50), b(50)
  integer :: i
  a = [(real(i, 8), i = 1, 50)]
  b = 1
  s = 0
  !$omp parallel num_threads(3) shared(a, b, s)
  !$omp sections
  !$omp section
  a = a(50:1:-1) + 1
  !$omp section
  b(2:) = b(:49) + b(50:2:-1)
  !$omp end sections
  !$omp single
  a = a(50:1:-1) * b
  !$omp end single
  !$omp critical
  b = b(50:1:-1) + 0
  s = s + 1
  !$omp end critical
  !$omp end parallel
  s = s * 0 + sum(a) + sum(b)
end subroutine
