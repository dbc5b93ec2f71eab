module {
  func.func @print(%arg0: vector<4xf32>) {
    vector.print %arg0 : vector<4xf32>
    vector.print punctuation <comma>
    vector.print str "text"
    return
  }
}

