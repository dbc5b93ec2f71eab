program loops
  integer, allocatable :: a(:), b(:,:)
  real :: x(10), y(10)
  integer :: i, j
  allocate(a(5), b(3,4))
  a = [(i*i, i=1,5)]
  b = reshape([(i, i=1,12)], [3,4])
  print *, a, sum(b), b(2,:)
  a = [a, 99, 100]
  print *, size(a), a
  x = [(real(i)/2, i=1,10)]
  y = x(10:1:-1)
  x(2:9) = x(1:8) + y(2:9)
  print *, x
  do concurrent (i=1:10, mod(i,2)==0)
    y(i) = x(i)*2
  end do
  print *, y
  deallocate(a)
  print *, allocated(a), allocated(b)
  where (b > 5)
    b = -b
  elsewhere
    b = b*10
  end where
  print *, b
  forall (i=1:3, j=1:4, i/=j) b(i,j) = b(i,j)+b(j-j+1,i)
  print *, b
end program
