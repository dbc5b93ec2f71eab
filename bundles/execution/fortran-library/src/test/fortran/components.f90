module shapes
  type point
    real :: x, y
    integer :: id
  end type
  type poly
    type(point), allocatable :: p(:)
    character(len=8) :: name
  end type
contains
  function centroid(q) result(c)
    type(poly), intent(in) :: q
    type(point) :: c
    c%x = sum(q%p%x)/size(q%p)
    c%y = sum(q%p%y)/size(q%p)
    c%id = size(q%p)
  end function
  subroutine shift(q, dx)
    type(poly), intent(inout) :: q
    real, intent(in), optional :: dx
    if (present(dx)) then
      q%p%x = q%p%x + dx
    else
      q%p%x = q%p%x + 1
    end if
  end subroutine
end module
program components
  use shapes
  type(poly) :: q, r
  type(point) :: c
  allocate(q%p(3))
  q%p(:)%x = [1.,2.,3.]
  q%p(:)%y = [3.,4.,5.]
  q%p%id = 7
  q%name = 'tri'
  call shift(q, 2.0)
  call shift(q)
  r = q
  r%p(1)%x = 100
  c = centroid(q)
  print *, c%x, c%y, c%id, q%name, '|'
  c = centroid(r)
  print *, c%x, c%y, c%id, trim(r%name)//'!', len_trim(r%name)
end program
