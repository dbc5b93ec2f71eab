module {
  toy.func @both(%arg0: !toy.handle) {
    more.use %arg0
    toy.return
  }
}

