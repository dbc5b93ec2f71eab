! Parts of arrays as arguments of old procedures: copied before and after the call.
module m_copied_arguments
  implicit none
contains
  subroutine assumed(x, y)
    real(8), intent(inout) :: x(:)
    real(8), intent(in) :: y(:)
    x = x + y(size(y):1:-1) * 0.5d0
    call explicit(x(1::2), (size(x) + 1) / 2)
  end subroutine
  subroutine explicit(x, n)
    integer, intent(in) :: n
    real(8), intent(inout) :: x(n)
    x(2:n) = x(1:n-1) + x(2:n)
  end subroutine
  function total(x, n) result(r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8) :: r
    r = sum(x)
  end function
end module
subroutine copied_arguments(s)
  use m_copied_arguments
  implicit none
  real(8), intent(out) :: s
  real(8) :: a(6, 10)
  integer :: i
  a = reshape([(real(mod(i, 11), 8), i = 1, 60)], [6, 10])
  s = 0
  do i = 1, 6
    call explicit(a(i, :), 10)
    call explicit(a(1:6:2, i), 3)
    call assumed(a(i, 1:9:2), a(7 - i, 2:10:2))
    call assumed(a(:, i), (a(:, i + 1)))
    s = s + total(a(i, 10:1:-1), 10) + total(a(::2, i) + a(2::2, i), 3)
    a = a / (1 + abs(a) * 0.01d0)
  end do
end subroutine
