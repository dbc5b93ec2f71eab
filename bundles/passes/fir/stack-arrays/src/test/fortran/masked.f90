! Assignments under a mask with an alternative.
subroutine masked(s)
  implicit none
  real(8), intent(out) :: s
  real(8) :: a(90), b(90)
  integer :: i
  a = [(sin(real(i, 8)), i = 1, 90)]
  b = 0
  where (a > 0)
    b = a(90:1:-1)
    a = a + b
  elsewhere (a < -0.5d0)
    a = -a(90:1:-1)
  elsewhere
    a = b + 2
  end where
  s = sum(a) + 2 * sum(b)
end subroutine
