module {
  toy.func @effects(%arg0: !toy.ptr<f32>, %arg1: i32) -> (f32, f32) {
    %0 = toy.load %arg0[] : <f32>
    %h, %b = toy.make %arg1 : i32 -> !toy.blob
    toy.drop %h
    toy.return %0, %0 : f32, f32
  }
}

