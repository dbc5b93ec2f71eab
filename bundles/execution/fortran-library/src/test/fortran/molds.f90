program molds
  integer, allocatable :: s(:), t(:)
  integer :: i, n, st
  n = 20
  allocate(s(n), source=0)
  do i=2,n
    if (s(i)==0) s(i*i:n:i) = 1
  end do
  t = pack([(i,i=1,n)], s==0)
  print *, t
  call sortit(t)
  print *, t
  call move_alloc(t, s)
  print *, allocated(t), size(s)
  allocate(t, mold=s, stat=st)
  print *, st, size(t)
  t = cshift(s, 2)
  print *, t, eoshift(s, 2)
  print *, spread([1,2],2,3), count(s>5), minloc(s)
contains
  subroutine sortit(a)
    integer, intent(inout) :: a(:)
    integer :: i, j, x
    do i=2,size(a)
      x = a(i)
      j = i-1
      do while (j >= 1)
        if (a(j) >= x) exit
        a(j+1) = a(j)
        j = j-1
      end do
      a(j+1) = x
    end do
  end subroutine
end program
