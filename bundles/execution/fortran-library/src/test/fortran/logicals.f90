! Reductions and products of logical values of each kind; lines of output that end before a logical value.
program logicals
  implicit none
  call of_logical1
  call of_logical2
  call of_logical4
  call of_logical8
contains
  subroutine of_logical1
    integer :: i
    logical(1) :: l(4, 5), t(4, 5), e(0), c(2, 2, 5)
    logical(4) :: u(5, 4)
    l = reshape([(mod(i*i, 5) < 2, i = 1, 20)], [4, 5])
    t = reshape([(mod(i, 3) /= 0, i = 1, 20)], [4, 5])
    u = reshape([(mod(i, 4) /= 0, i = 1, 20)], [5, 4])
    c = reshape(l, [2, 2, 5])
    print *, any(l), all(l), count(l), parity(l), any(e), all(e), count(e), any(l(3:4, 2)), all(l(::2, ::3))
    print *, count(l, kind=1), count(l, kind=8), count(l, 2, kind=2), count(l(1, :))
    print *, any(c, 1), any(c, 2), any(c, 3)
    print *, all(c, 1), all(c, 2), all(c, 3)
    print *, count(c, 1), count(c, 2), count(c, 3)
    print *, parity(c, 1), parity(c, 2), parity(c, 3)
    print *, matmul(l, transpose(t)), matmul(transpose(l), t), matmul(l(1, :), transpose(t)), matmul(l, u), &
        matmul(u, l)
    print *, dot_product(l(1, :), t(2, :)), dot_product(l(:, 1), t(:, 2)), dot_product(e, e)
  end subroutine
  subroutine of_logical2
    integer :: i
    logical(2) :: l(4, 5), t(4, 5), e(0), c(2, 2, 5)
    logical(4) :: u(5, 4)
    l = reshape([(mod(i*i, 5) < 2, i = 1, 20)], [4, 5])
    t = reshape([(mod(i, 3) /= 0, i = 1, 20)], [4, 5])
    u = reshape([(mod(i, 4) /= 0, i = 1, 20)], [5, 4])
    c = reshape(l, [2, 2, 5])
    print *, any(l), all(l), count(l), parity(l), any(e), all(e), count(e), any(l(3:4, 2)), all(l(::2, ::3))
    print *, count(l, kind=1), count(l, kind=8), count(l, 2, kind=2), count(l(1, :))
    print *, any(c, 1), any(c, 2), any(c, 3)
    print *, all(c, 1), all(c, 2), all(c, 3)
    print *, count(c, 1), count(c, 2), count(c, 3)
    print *, parity(c, 1), parity(c, 2), parity(c, 3)
    print *, matmul(l, transpose(t)), matmul(transpose(l), t), matmul(l(1, :), transpose(t)), matmul(l, u), &
        matmul(u, l)
    print *, dot_product(l(1, :), t(2, :)), dot_product(l(:, 1), t(:, 2)), dot_product(e, e)
  end subroutine
  subroutine of_logical4
    integer :: i
    logical(4) :: l(4, 5), t(4, 5), e(0), c(2, 2, 5)
    logical(4) :: u(5, 4)
    l = reshape([(mod(i*i, 5) < 2, i = 1, 20)], [4, 5])
    t = reshape([(mod(i, 3) /= 0, i = 1, 20)], [4, 5])
    u = reshape([(mod(i, 4) /= 0, i = 1, 20)], [5, 4])
    c = reshape(l, [2, 2, 5])
    print *, any(l), all(l), count(l), parity(l), any(e), all(e), count(e), any(l(3:4, 2)), all(l(::2, ::3))
    print *, count(l, kind=1), count(l, kind=8), count(l, 2, kind=2), count(l(1, :))
    print *, any(c, 1), any(c, 2), any(c, 3)
    print *, all(c, 1), all(c, 2), all(c, 3)
    print *, count(c, 1), count(c, 2), count(c, 3)
    print *, parity(c, 1), parity(c, 2), parity(c, 3)
    print *, matmul(l, transpose(t)), matmul(transpose(l), t), matmul(l(1, :), transpose(t)), matmul(l, u), &
        matmul(u, l)
    print *, dot_product(l(1, :), t(2, :)), dot_product(l(:, 1), t(:, 2)), dot_product(e, e)
  end subroutine
  subroutine of_logical8
    integer :: i
    logical(8) :: l(4, 5), t(4, 5), e(0), c(2, 2, 5)
    logical(4) :: u(5, 4)
    l = reshape([(mod(i*i, 5) < 2, i = 1, 20)], [4, 5])
    t = reshape([(mod(i, 3) /= 0, i = 1, 20)], [4, 5])
    u = reshape([(mod(i, 4) /= 0, i = 1, 20)], [5, 4])
    c = reshape(l, [2, 2, 5])
    print *, any(l), all(l), count(l), parity(l), any(e), all(e), count(e), any(l(3:4, 2)), all(l(::2, ::3))
    print *, count(l, kind=1), count(l, kind=8), count(l, 2, kind=2), count(l(1, :))
    print *, any(c, 1), any(c, 2), any(c, 3)
    print *, all(c, 1), all(c, 2), all(c, 3)
    print *, count(c, 1), count(c, 2), count(c, 3)
    print *, parity(c, 1), parity(c, 2), parity(c, 3)
    print *, matmul(l, transpose(t)), matmul(transpose(l), t), matmul(l(1, :), transpose(t)), matmul(l, u), &
        matmul(u, l)
    print *, dot_product(l(1, :), t(2, :)), dot_product(l(:, 1), t(:, 2)), dot_product(e, e)
  end subroutine
end program
