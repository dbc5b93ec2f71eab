! An OpenMP loop with a private array.
subroutine parallel_loop(s)
  implicit none
  real(8), intent(out) :: s
  real(8) :: a(32)
  integer :: i
  s = 0
  !$omp parallel do private(a) reduction(+: s) num_threads(4)
  do i = 1, 40
    a = i
    a(2:) = a(:31) + a(32:2:-1)
    a(1:mod(i, 30) + 2) = a(mod(i, 30) + 2:1:-1)
    s = s + sum(a)
  end do
  !$omp end parallel do
end subroutine
