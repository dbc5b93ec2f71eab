! Recursion with temporaries that live over the recursive call, and such as end before it.
module m_recursive_pairs
  implicit none
contains
  recursive function paired(x, depth) result(r)
    integer, intent(in) :: depth
    real(8), intent(in) :: x(:)
    real(8) :: r
    real(8) :: y(size(x)), z(16)
    y = x(size(x):1:-1) * 0.5d0
    z = spread(sum(y), 1, 16)
    z(2:16) = z(1:15) + z(16:2:-1)
    if (depth == 0 .or. size(x) < 2) then
      r = sum(y) + z(3)
      return
    end if
    r = paired(x(1::2) + y(1::2), depth - 1) + paired(y(2::2) * 2, depth - 1) + sum(z(16:1:-1) * z)
    y(2:) = y(:size(x)-1) + r
    r = r + sum(y)
  end function
end module
subroutine recursive_pairs(s)
  use m_recursive_pairs
  implicit none
  real(8), intent(out) :: s
  integer :: i
  s = paired([(real(i, 8) * 0.01d0, i = 1, 32)], 5)
end subroutine
