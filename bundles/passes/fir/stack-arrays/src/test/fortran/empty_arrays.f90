! Empty arrays and extents of zero.
module m_empty_arrays
contains
  integer function length(v)
    real(8), intent(in) :: v(:)
    length = size(v)
  end function
end module
subroutine empty_arrays(s)
  use m_empty_arrays
  implicit none
  real(8), intent(out) :: s
  real(8) :: a(10)
  integer :: n
  a = 2
  s = 0
  do n = 0, 10, 5
    a(1:n) = a(n:1:-1) + 1
    s = s + length(a(1:n) * 2) + sum(a(n + 1:) + a(10:n + 1:-1))
  end do
end subroutine
