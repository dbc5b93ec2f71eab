! Functions with results of computed size in expressions.
module m_function_result
contains
  function ramp(n) result(r)
    integer, intent(in) :: n
    real(8) :: r(n)
    integer :: i
    r = [(i * 0.125d0, i = 1, n)]
  end function
end module
subroutine function_result(s)
  use m_function_result
  implicit none
  real(8), intent(out) :: s
  real(8) :: a(40)
  integer :: n
  a = ramp(40)
  do n = 5, 40, 5
    a(1:n) = a(1:n) * ramp(n) + ramp(n)
  end do
  s = sum(a)
end subroutine
