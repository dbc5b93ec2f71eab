module shapes
  implicit none
  type :: point
    real :: x, y
    integer :: id
  end type
  type :: node
    integer :: value
    type(node), pointer :: next => null()
  end type
contains
  pure elemental real function area(w, h)
    real, intent(in) :: w, h
    area = w * h
  end function
  function grid(n) result(g)
    integer, intent(in) :: n
    real :: g(n, n)
    integer :: i, j
    do j = 1, n
      do i = 1, n
        g(i, j) = real(i) + 0.1 * real(j)
      end do
    end do
  end function
  recursive integer function fact(n) result(r)
    integer, intent(in) :: n
    if (n <= 1) then
      r = 1
    else
      r = n * fact(n - 1)
    end if
  end function
  subroutine bump(p, by)
    type(point), intent(inout) :: p
    real, intent(in), optional :: by
    if (present(by)) then
      p%x = p%x + by
    else
      p%x = p%x + 1.0
    end if
    p%id = p%id + 1
  end subroutine
end module
program types
  use shapes
  implicit none
  type(point) :: p, ps(3)
  type(node), pointer :: head, cur
  real, allocatable :: a(:), b(:,:)
  real :: w(4), h(4)
  integer :: i, s
  character(len=10) :: name
  complex :: z
  p = point(1.5, 2.5, 7)
  call bump(p)
  call bump(p, 10.0)
  print *, p%x, p%y, p%id
  do i = 1, 3
    ps(i) = point(real(i), real(i) ** 2, i)
  end do
  print *, ps%x, ps(2)%y, sum(ps%y)
  w = [1.0, 2.0, 3.0, 4.0]
  h = 2.0
  print *, area(w, h)
  allocate(a(5))
  a = [(real(i) / 2, i = 1, 5)]
  a = [a, 9.0]
  print *, size(a), a
  b = grid(3)
  print *, b
  print *, matmul(b, transpose(b))
  print *, dot_product(w, h), maxval(w), minval(w), any(w > 3.5), all(w > 0.5), count(w > 1.5)
  where (w > 2.0)
    w = -w
  elsewhere
    w = w * 10
  end where
  print *, w
  print *, fact(10)
  name = 'hello'
  print *, name // '!', len_trim(name), trim(name) // '?'
  s = 0
  do i = 1, 20
    select case (i)
    case (:3)
      s = s + 1
    case (5, 7)
      s = s + 100
    case (10:12)
      s = s + 1000
    case default
      s = s + 10000
    end select
  end do
  print *, s
  z = (1.0, 2.0) * (3.0, -1.0) + cmplx(1, 1)
  print *, z, abs(z), real(z), aimag(z), conjg(z), z / (2.0, 1.0)
  nullify(head)
  do i = 1, 4
    allocate(cur)
    cur%value = i * i
    cur%next => head
    head => cur
  end do
  cur => head
  do while (associated(cur))
    print *, cur%value
    cur => cur%next
  end do
  do while (associated(head))
    cur => head%next
    deallocate(head)
    head => cur
  end do
  deallocate(a, b)
end program
