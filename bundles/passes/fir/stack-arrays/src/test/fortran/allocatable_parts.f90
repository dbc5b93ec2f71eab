! Derived types with allocatable components, nested, assigned as a whole and in parts.
module m_allocatable_parts
  implicit none
  type inner
    real(8), allocatable :: v(:)
    integer :: n = 0
  end type
  type outer
    type(inner) :: part(3)
    real(8) :: scale = 1
  end type
contains
  function make(n) result(o)
    integer, intent(in) :: n
    type(outer) :: o
    integer :: i
    do i = 1, 3
      o%part(i)%n = n + i
      o%part(i)%v = [real(8) :: 1, 2, 3] * i + n
    end do
    o%scale = 0.5d0 * n
  end function
end module
subroutine allocatable_parts(s)
  use m_allocatable_parts
  implicit none
  real(8), intent(out) :: s
  type(outer) :: a, b
  type(inner) :: list(4)
  integer :: i
  s = 0
  do i = 1, 4
    a = make(i)
    b = a
    b%part(3:1:-1) = a%part
    b%part(1)%v(2:3) = b%part(1)%v(1:2) + a%part(2)%v(3:2:-1)
    list(i) = b%part(2)
    s = s + sum(b%part(1)%v) * b%scale + sum(b%part(:)%n)
  end do
  list(2:4) = list(1:3)
  list = list(4:1:-1)
  do i = 1, 4
    s = s + sum(list(i)%v) * i
  end do
end subroutine
