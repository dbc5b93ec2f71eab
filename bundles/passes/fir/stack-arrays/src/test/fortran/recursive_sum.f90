! A recursive procedure with temporaries on each level.
module m_recursive_sum
contains
  recursive function halves(v) result(r)
    real(8), intent(in) :: v(:)
    real(8) :: r
    integer :: h
    if (size(v) <= 2) then
      r = sum(v)
      return
    end if
    h = size(v) / 2
    r = halves(v(1:h) * 2 - v(h:1:-1)) + halves(v(h + 1:) + 1)
  end function
end module
subroutine recursive_sum(s)
  use m_recursive_sum
  implicit none
  real(8), intent(out) :: s
  integer :: i
  s = halves([(real(i, 8), i = 1, 200)])
end subroutine
