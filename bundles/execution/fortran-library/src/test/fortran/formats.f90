program fmt
  implicit none
  integer :: i, a(5) = [1, -22, 333, 0, 55555]
  real :: x(6) = [1.5, -0.25, 12345.678, 1e-7, 0.0, 9.9999e9]
  double precision :: d(5) = [3.14159265358979d0, -2.5d-120, 1d300, 0.5d0, 99.995d0]
  character(len=8) :: s = 'abc'
  character(len=20) :: buf
  complex :: z = (1.25, -3.5)
  logical :: l = .true.
  print '(5i4)', a
  print '(i0,1x,i5.3,1x,i3)', 42, 7, 12345
  print '(6f10.3)', x
  print '(6e12.4)', x
  print '(6es12.4)', x
  print '(1p,3e14.5)', x(1:3)
  print '(g14.6)', x
  print '(5d15.7)', d
  print '(5g16.8)', d
  print '(a,i4)', 'x =', 5
  print '(a10,a2,a)', s, s, trim(s)
  print '(2x,i2,f10.4)', 3, 2.71828
  print '(3(i3,'','',1x),a)', 1, 2, 3, 'end'
  print '(l1,l5)', l, .not. l
  print '(i3)', a
  print '(a,/,5x,a)', 'one', 'two'
  print '(t5,a,t2,a,tr3,a)', 'abc', 'x', 'y'
  print '(f0.2,1x,f5.1,1x,f4.2,1x,f3.2)', 0.5, -0.04, 0.999, 0.25
  print '(2f8.3)', z
  print '(''('',e25.16,'', '',e25.16,'')'')', d(1), d(4)
  print '(sp,i4,f8.2,ss,i4)', 5, 1.0, 6
  print '(b8,1x,o6,1x,z6)', 10, 64, 255
  write (buf, '(i5,a)') 77, 'zz'
  print '(a,a)', '[' // buf // ']'
  write (*, '(a)', advance='no') 'no newline;'
  write (*, '(a)') ' then'
  write (buf, *) 3.5
  print *, buf
  print '(*(i3,:,'',''))', (i, i = 1, 6)
  print '(e10.3e3,1x,es10.2,1x,f8.0)', 1.0e-5, 123456.0, 2.5
  print '(f6.2)', 99999.0
  print '(5x,a,d15.7//5x,a,i3)', 'norm', 1.5d0, 'info', 1
  print '(2pf10.3,1x,0pf10.3)', 1.2345, 1.2345
  print '(g0,1x,g0,1x,g0)', 1, 2.5, 'str'
  print '(2(2i3,a))', 1, 2, 'a', 3, 4, 'b', 5, 6, 'c'
end program
