program arrays
  implicit none
  integer :: a(5) = [5, 3, 1, 4, 2], i, j, t
  real :: b(0:4, -1:1), s
  real, allocatable :: c(:), d(:)
  character(len=3) :: names(3) = ['abc', 'de ', 'f  ']
  do i = 1, 4
    do j = 1, 5 - i
      if (a(j) > a(j+1)) then
        t = a(j); a(j) = a(j+1); a(j+1) = t
      end if
    end do
  end do
  print *, a
  a(2:5) = a(1:4)
  print *, a
  a = a(5:1:-1)
  print *, a
  b = reshape([(real(i), i = 1, 15)], [5, 3])
  print *, b(0, -1), b(4, 1), lbound(b), ubound(b), shape(b)
  s = 0
  outer: do i = 0, 4
    do j = -1, 1
      if (b(i, j) > 12) exit outer
      if (mod(i, 2) == 0) cycle outer
      s = s + b(i, j)
    end do
  end do outer
  print *, s
  allocate(c(3), source=[1.0, 2.0, 3.0])
  d = c * 2 + 1
  c = d
  call move_alloc(c, d)
  print *, d, allocated(c), allocated(d)
  print *, names(1)(2:3), names, names(2) == 'de', names(1) < names(2)
  print *, sum(b, dim=1)
  print *, maxloc(a), minloc(a)
end program
