! Products of matrices and vectors of each kind, of two kinds, and of arrays with gaps.
program products
  implicit none
  call of_integer1
  call of_integer2
  call of_integer4
  call of_integer8
  call of_real4
  call of_real8
  call of_complex4
  call of_complex8
  call of_integer1_and_real8
  call of_integer8_and_real4
  call of_real4_and_real8
  call of_real4_and_complex4
  call of_real8_and_complex4
  call of_complex8_and_real4
  call of_integer2_and_integer8
  call of_integer4_and_complex8
contains
  subroutine of_integer1
    integer :: i
    integer(1) :: v(40), a(5, 8), b(8, 5), c(2, 4, 5), x(8), y(8)
    v = [(int(mod(i*i*7 + i*3, 23) - 11, 1), i = 1, 40)]
    a = reshape(v, [5, 8])
    b = reshape(v(40:1:-1), [8, 5])
    x = v(3:17:2)
    y = a(2, :)
    print *, matmul(a, b), matmul(a, x), matmul(y, b), matmul(transpose(b), x), matmul(transpose(a), a)
    print *, matmul(a(::2, :), b), matmul(a(:, ::2), b(::2, :)), matmul(a, b(:, ::2)), &
        matmul(transpose(b(::2, :)), x(::2))
    print *, dot_product(x, y), dot_product(a(2, :), b(:, 3)), dot_product(v(1:20), v(40:21:-1)), &
        dot_product(x(1:0), y(1:0))
  end subroutine
  subroutine of_integer2
    integer :: i
    integer(2) :: v(40), a(5, 8), b(8, 5), c(2, 4, 5), x(8), y(8)
    v = [(int(mod(i*i*7 + i*3, 23) - 11, 2), i = 1, 40)]
    a = reshape(v, [5, 8])
    b = reshape(v(40:1:-1), [8, 5])
    x = v(3:17:2)
    y = a(2, :)
    print *, matmul(a, b), matmul(a, x), matmul(y, b), matmul(transpose(b), x), matmul(transpose(a), a)
    print *, matmul(a(::2, :), b), matmul(a(:, ::2), b(::2, :)), matmul(a, b(:, ::2)), &
        matmul(transpose(b(::2, :)), x(::2))
    print *, dot_product(x, y), dot_product(a(2, :), b(:, 3)), dot_product(v(1:20), v(40:21:-1)), &
        dot_product(x(1:0), y(1:0))
  end subroutine
  subroutine of_integer4
    integer :: i
    integer(4) :: v(40), a(5, 8), b(8, 5), c(2, 4, 5), x(8), y(8)
    v = [(int(mod(i*i*7 + i*3, 23) - 11, 4), i = 1, 40)]
    a = reshape(v, [5, 8])
    b = reshape(v(40:1:-1), [8, 5])
    x = v(3:17:2)
    y = a(2, :)
    print *, matmul(a, b), matmul(a, x), matmul(y, b), matmul(transpose(b), x), matmul(transpose(a), a)
    print *, matmul(a(::2, :), b), matmul(a(:, ::2), b(::2, :)), matmul(a, b(:, ::2)), &
        matmul(transpose(b(::2, :)), x(::2))
    print *, dot_product(x, y), dot_product(a(2, :), b(:, 3)), dot_product(v(1:20), v(40:21:-1)), &
        dot_product(x(1:0), y(1:0))
  end subroutine
  subroutine of_integer8
    integer :: i
    integer(8) :: v(40), a(5, 8), b(8, 5), c(2, 4, 5), x(8), y(8)
    v = [(int(mod(i*i*7 + i*3, 23) - 11, 8), i = 1, 40)]
    a = reshape(v, [5, 8])
    b = reshape(v(40:1:-1), [8, 5])
    x = v(3:17:2)
    y = a(2, :)
    print *, matmul(a, b), matmul(a, x), matmul(y, b), matmul(transpose(b), x), matmul(transpose(a), a)
    print *, matmul(a(::2, :), b), matmul(a(:, ::2), b(::2, :)), matmul(a, b(:, ::2)), &
        matmul(transpose(b(::2, :)), x(::2))
    print *, dot_product(x, y), dot_product(a(2, :), b(:, 3)), dot_product(v(1:20), v(40:21:-1)), &
        dot_product(x(1:0), y(1:0))
  end subroutine
  subroutine of_real4
    integer :: i
    real(4) :: v(40), a(5, 8), b(8, 5), c(2, 4, 5), x(8), y(8)
    v = [(real(mod(i*i*7919 + i*104729, 10007) - 5003, 4)/997, i = 1, 40)]
    a = reshape(v, [5, 8])
    b = reshape(v(40:1:-1), [8, 5])
    x = v(3:17:2)
    y = a(2, :)
    print *, matmul(a, b), matmul(a, x), matmul(y, b), matmul(transpose(b), x), matmul(transpose(a), a)
    print *, matmul(a(::2, :), b), matmul(a(:, ::2), b(::2, :)), matmul(a, b(:, ::2)), &
        matmul(transpose(b(::2, :)), x(::2))
    print *, dot_product(x, y), dot_product(a(2, :), b(:, 3)), dot_product(v(1:20), v(40:21:-1)), &
        dot_product(x(1:0), y(1:0))
  end subroutine
  subroutine of_real8
    integer :: i
    real(8) :: v(40), a(5, 8), b(8, 5), c(2, 4, 5), x(8), y(8)
    v = [(real(mod(i*i*7919 + i*104729, 10007) - 5003, 8)/997, i = 1, 40)]
    a = reshape(v, [5, 8])
    b = reshape(v(40:1:-1), [8, 5])
    x = v(3:17:2)
    y = a(2, :)
    print *, matmul(a, b), matmul(a, x), matmul(y, b), matmul(transpose(b), x), matmul(transpose(a), a)
    print *, matmul(a(::2, :), b), matmul(a(:, ::2), b(::2, :)), matmul(a, b(:, ::2)), &
        matmul(transpose(b(::2, :)), x(::2))
    print *, dot_product(x, y), dot_product(a(2, :), b(:, 3)), dot_product(v(1:20), v(40:21:-1)), &
        dot_product(x(1:0), y(1:0))
  end subroutine
  subroutine of_complex4
    integer :: i
    complex(4) :: v(40), a(5, 8), b(8, 5), c(2, 4, 5), x(8), y(8)
    v = [(cmplx(mod(i*i*7919 + i*104729, 10007)/997.0_4 - 5, mod(i*i*31 + i*17, 1009)/101.0_4 - 4, 4), i = 1, 40)]
    a = reshape(v, [5, 8])
    b = reshape(v(40:1:-1), [8, 5])
    x = v(3:17:2)
    y = a(2, :)
    print *, matmul(a, b), matmul(a, x), matmul(y, b), matmul(transpose(b), x), matmul(transpose(a), a)
    print *, matmul(a(::2, :), b), matmul(a(:, ::2), b(::2, :)), matmul(a, b(:, ::2)), &
        matmul(transpose(b(::2, :)), x(::2))
    print *, dot_product(x, y), dot_product(a(2, :), b(:, 3)), dot_product(v(1:20), v(40:21:-1)), &
        dot_product(x(1:0), y(1:0))
  end subroutine
  subroutine of_complex8
    integer :: i
    complex(8) :: v(40), a(5, 8), b(8, 5), c(2, 4, 5), x(8), y(8)
    v = [(cmplx(mod(i*i*7919 + i*104729, 10007)/997.0_8 - 5, mod(i*i*31 + i*17, 1009)/101.0_8 - 4, 8), i = 1, 40)]
    a = reshape(v, [5, 8])
    b = reshape(v(40:1:-1), [8, 5])
    x = v(3:17:2)
    y = a(2, :)
    print *, matmul(a, b), matmul(a, x), matmul(y, b), matmul(transpose(b), x), matmul(transpose(a), a)
    print *, matmul(a(::2, :), b), matmul(a(:, ::2), b(::2, :)), matmul(a, b(:, ::2)), &
        matmul(transpose(b(::2, :)), x(::2))
    print *, dot_product(x, y), dot_product(a(2, :), b(:, 3)), dot_product(v(1:20), v(40:21:-1)), &
        dot_product(x(1:0), y(1:0))
  end subroutine
  subroutine of_integer1_and_real8
    integer :: i
    integer(1) :: a(3, 4)
    real(8) :: b(4, 3)
    a = reshape([(int(mod(i*i*7 + i*3, 23) - 11, 1), i = 1, 12)], [3, 4])
    b = reshape([(real(mod(i*i*7919 + i*104729, 10007) - 5003, 8)/997, i = 13, 24)], [4, 3])
    print *, matmul(a, b), matmul(b, a), matmul(a(::2, :), b), matmul(transpose(a), transpose(b))
    print *, dot_product(a(1, :), b(:, 1)), dot_product(b(:, 2), a(2, :))
  end subroutine
  subroutine of_integer8_and_real4
    integer :: i
    integer(8) :: a(3, 4)
    real(4) :: b(4, 3)
    a = reshape([(int(mod(i*i*7 + i*3, 23) - 11, 8), i = 1, 12)], [3, 4])
    b = reshape([(real(mod(i*i*7919 + i*104729, 10007) - 5003, 4)/997, i = 13, 24)], [4, 3])
    print *, matmul(a, b), matmul(b, a), matmul(a(::2, :), b), matmul(transpose(a), transpose(b))
    print *, dot_product(a(1, :), b(:, 1)), dot_product(b(:, 2), a(2, :))
  end subroutine
  subroutine of_real4_and_real8
    integer :: i
    real(4) :: a(3, 4)
    real(8) :: b(4, 3)
    a = reshape([(real(mod(i*i*7919 + i*104729, 10007) - 5003, 4)/997, i = 1, 12)], [3, 4])
    b = reshape([(real(mod(i*i*7919 + i*104729, 10007) - 5003, 8)/997, i = 13, 24)], [4, 3])
    print *, matmul(a, b), matmul(b, a), matmul(a(::2, :), b), matmul(transpose(a), transpose(b))
    print *, dot_product(a(1, :), b(:, 1)), dot_product(b(:, 2), a(2, :))
  end subroutine
  subroutine of_real4_and_complex4
    integer :: i
    real(4) :: a(3, 4)
    complex(4) :: b(4, 3)
    a = reshape([(real(mod(i*i*7919 + i*104729, 10007) - 5003, 4)/997, i = 1, 12)], [3, 4])
    b = reshape([(cmplx(mod(i*i*7919 + i*104729, 10007)/997.0_4 - 5, mod(i*i*31 + i*17, 1009)/101.0_4 - 4, &
        4), i = 13, 24)], [4, 3])
    print *, matmul(a, b), matmul(b, a), matmul(a(::2, :), b), matmul(transpose(a), transpose(b))
    print *, dot_product(a(1, :), b(:, 1)), dot_product(b(:, 2), a(2, :))
  end subroutine
  subroutine of_real8_and_complex4
    integer :: i
    real(8) :: a(3, 4)
    complex(4) :: b(4, 3)
    a = reshape([(real(mod(i*i*7919 + i*104729, 10007) - 5003, 8)/997, i = 1, 12)], [3, 4])
    b = reshape([(cmplx(mod(i*i*7919 + i*104729, 10007)/997.0_4 - 5, mod(i*i*31 + i*17, 1009)/101.0_4 - 4, &
        4), i = 13, 24)], [4, 3])
    print *, matmul(a, b), matmul(b, a), matmul(a(::2, :), b), matmul(transpose(a), transpose(b))
    print *, dot_product(a(1, :), b(:, 1)), dot_product(b(:, 2), a(2, :))
  end subroutine
  subroutine of_complex8_and_real4
    integer :: i
    complex(8) :: a(3, 4)
    real(4) :: b(4, 3)
    a = reshape([(cmplx(mod(i*i*7919 + i*104729, 10007)/997.0_8 - 5, mod(i*i*31 + i*17, 1009)/101.0_8 - 4, &
        8), i = 1, 12)], [3, 4])
    b = reshape([(real(mod(i*i*7919 + i*104729, 10007) - 5003, 4)/997, i = 13, 24)], [4, 3])
    print *, matmul(a, b), matmul(b, a), matmul(a(::2, :), b), matmul(transpose(a), transpose(b))
    print *, dot_product(a(1, :), b(:, 1)), dot_product(b(:, 2), a(2, :))
  end subroutine
  subroutine of_integer2_and_integer8
    integer :: i
    integer(2) :: a(3, 4)
    integer(8) :: b(4, 3)
    a = reshape([(int(mod(i*i*7 + i*3, 23) - 11, 2), i = 1, 12)], [3, 4])
    b = reshape([(int(mod(i*i*7 + i*3, 23) - 11, 8), i = 13, 24)], [4, 3])
    print *, matmul(a, b), matmul(b, a), matmul(a(::2, :), b), matmul(transpose(a), transpose(b))
    print *, dot_product(a(1, :), b(:, 1)), dot_product(b(:, 2), a(2, :))
  end subroutine
  subroutine of_integer4_and_complex8
    integer :: i
    integer(4) :: a(3, 4)
    complex(8) :: b(4, 3)
    a = reshape([(int(mod(i*i*7 + i*3, 23) - 11, 4), i = 1, 12)], [3, 4])
    b = reshape([(cmplx(mod(i*i*7919 + i*104729, 10007)/997.0_8 - 5, mod(i*i*31 + i*17, 1009)/101.0_8 - 4, &
        8), i = 13, 24)], [4, 3])
    print *, matmul(a, b), matmul(b, a), matmul(a(::2, :), b), matmul(transpose(a), transpose(b))
    print *, dot_product(a(1, :), b(:, 1)), dot_product(b(:, 2), a(2, :))
  end subroutine
end program
