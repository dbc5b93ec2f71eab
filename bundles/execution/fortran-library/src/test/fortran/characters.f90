program characters
  character(len=10) :: s, t
  character(len=:), allocatable :: u
  character(len=3) :: w(4)
  integer :: i
  s = 'hello'
  t = s(2:4)//'abc'
  print *, s, t, index(s,'l'), scan(t,'a'), verify(s,'he')
  u = trim(s)//' world'
  print *, u, len(u)
  u = u//u
  print *, len(u), u(3:6)
  w = ['abc','xyz','foo','bar']
  do i=1,4
    if (w(i) > 'c') print *, i, w(i), ichar(w(i)(1:1))
  end do
  print *, repeat('ab', 4), adjustr(s), min('ab','cd'), max('b','a')
  write(t,'(i5.3,a)') 42, 'x'
  print *, t
  s(3:) = s(1:)
  print *, s, achar(65), s == 'hehello', llt('a','b')
end program
