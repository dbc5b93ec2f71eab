! Derived types with allocatable components.
module m_allocatable_component
  integer :: j
  type row
    real(8), allocatable :: v(:)
  end type
end module
subroutine allocatable_component(s)
  use m_allocatable_component
  implicit none
  real(8), intent(out) :: s
  type(row) :: rows(6), copy(6)
  integer :: i
  do i = 1, 6
    rows(i)%v = [(real(i, 8), j = 1, i * 3)]
    block
      integer :: k
      rows(i)%v = rows(i)%v + [(0.1d0 * k, k = 1, i * 3)]
    end block
  end do
  copy = rows(6:1:-1)
  rows = copy(6:1:-1)
  s = 0
  do i = 1, 6
    s = s + sum(rows(i)%v) + size(copy(i)%v)
  end do
end subroutine
