! Expressions, slices with strides and constructors as arguments.
module m_arguments
contains
  function old(n, v) result(r)
    integer, intent(in) :: n
    real(8), intent(in) :: v(n)
    real(8) :: r
    integer :: i
    r = sum([(v(i) * i, i = 1, n)])
  end function
  subroutine change(n, v)
    integer, intent(in) :: n
    real(8), intent(inout) :: v(n)
    v = v(n:1:-1) + 1
  end subroutine
end module
subroutine arguments(s)
  use m_arguments
  implicit none
  real(8), intent(out) :: s
  real(8) :: a(60)
  integer :: i
  a = [(real(i, 8), i = 1, 60)]
  s = old(20, a(1:60:3)) + old(60, a + 1) + old(4, [1.0d0, a(2), a(3), 4.0d0])
  call change(30, a(1:60:2))
  call change(10, a(60:1:-6))
  s = s + sum(a)
end subroutine
