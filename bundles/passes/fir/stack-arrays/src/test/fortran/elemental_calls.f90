! Elemental procedures of arrays.
module m_elemental_calls
contains
  elemental function mix(x, y, t) result(r)
    real(8), intent(in) :: x, y, t
    real(8) :: r
    r = x * t + y * (1 - t)
  end function
  elemental subroutine shift(x, d)
    real(8), intent(inout) :: x
    real(8), intent(in) :: d
    x = x + d
  end subroutine
end module
subroutine elemental_calls(s)
  use m_elemental_calls
  implicit none
  real(8), intent(out) :: s
  real(8) :: a(45)
  integer :: i
  a = [(real(i, 8), i = 1, 45)]
  a = mix(a, a(45:1:-1), 0.25d0)
  call shift(a(2:), mix(a(:44), 1.0d0, 0.5d0))
  s = sum(a)
end subroutine
