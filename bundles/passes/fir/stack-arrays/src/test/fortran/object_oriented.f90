! Type-bound procedures with array results.
module m_object_oriented
  type shape
  contains
    procedure :: values => shape_values
  end type
  type, extends(shape) :: square
  contains
    procedure :: values => square_values
  end type
contains
  function shape_values(this, n) result(r)
    class(shape), intent(in) :: this
    integer, intent(in) :: n
    real(8) :: r(n)
    r = 0.5d0
  end function
  function square_values(this, n) result(r)
    class(square), intent(in) :: this
    integer, intent(in) :: n
    real(8) :: r(n)
    integer :: i
    r = [(i * 1.0d0, i = n, 1, -1)]
    r(2:) = r(:n - 1)
  end function
end module
subroutine object_oriented(s)
  use m_object_oriented
  implicit none
  real(8), intent(out) :: s
  class(shape), allocatable :: a
  real(8) :: v(12)
  integer :: i
  allocate (square :: a)
  v = a%values(12) + [(real(i, 8), i = 1, 12)]
  deallocate (a)
  allocate (shape :: a)
  v = v * a%values(12)
  s = sum(v)
end subroutine
