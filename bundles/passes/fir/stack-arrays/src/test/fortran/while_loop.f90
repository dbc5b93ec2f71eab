! A loop with an unknown number of iterations.
subroutine while_loop(s)
  implicit none
  real(8), intent(out) :: s
  real(8) :: a(33), b(33)
  integer :: i
  a = [(real(34 - i, 8), i = 1, 33)]
  do while (maxval(abs(a - a(33:1:-1))) > 1.0d-3)
    b = 0.5d0 * (a + a(33:1:-1))
    a = 0.7d0 * a + 0.3d0 * b(33:1:-1)
  end do
  s = sum(a)
end subroutine
