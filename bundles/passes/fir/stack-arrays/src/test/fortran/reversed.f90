! A reversal through itself.
subroutine reversed(s)
  implicit none
  real(8), intent(out) :: s
  real(8) :: a(257)
  integer :: i
  a = [(1.0d0 / i, i = 1, 257)]
  do i = 1, 3
    a = a(257:1:-1)
  end do
  s = sum(a * [(real(i, 8), i = 1, 257)])
end subroutine
