! Arrays of nested derived types and their components.
module m_nested_type
  type inner
    real(8) :: x
    integer :: n
  end type
  type outer
    character(3) :: label
    type(inner) :: i
  end type
end module
subroutine nested_type(s)
  use m_nested_type
  implicit none
  real(8), intent(out) :: s
  type(outer) :: a(12)
  integer :: i
  a%i%x = [(real(i, 8), i = 1, 12)]
  a%i%n = [(i * i, i = 1, 12)]
  a%label = 'abc'
  a(2:12)%i%x = a(1:11)%i%x + a(2:12)%i%n
  a(1:11) = a(12:2:-1)
  s = sum(a%i%x) + sum(a%i%n)
end subroutine
