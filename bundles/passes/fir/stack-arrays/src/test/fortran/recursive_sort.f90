! Quicksort by array constructors.
module m_recursive_sort
contains
  recursive function sorted(v) result(r)
    integer, intent(in) :: v(:)
    integer :: r(size(v))
    if (size(v) <= 1) then
      r = v
      return
    end if
    r = [sorted(pack(v(2:), v(2:) < v(1))), v(1), sorted(pack(v(2:), v(2:) >= v(1)))]
  end function
end module
subroutine recursive_sort(s)
  use m_recursive_sort
  implicit none
  real(8), intent(out) :: s
  integer :: v(60), i
  v = [(mod(i * 37, 61), i = 1, 60)]
  v = sorted(v)
  s = sum([(real(v(i), 8) * i, i = 1, 60)])
end subroutine
