// RUN: --canonicalize
// Random expressions with few distinct operands.
func.func @f0(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index) {
  %v0 = arith.constant false
  %v1 = arith.muli %v0, %q overflow<nsw> : i1
  %v2 = arith.shli %v1, %p overflow<nsw, nuw> : i1
  %v3 = arith.constant 0 : i8
  %v4 = arith.shrsi %x, %v3 : i8
  %v5 = arith.select %v1, %v1, %v2 : i1
  %v6 = arith.constant 2 : i32
  %v7 = arith.xori %b, %v6 : i32
  %v8 = arith.extui %v5 : i1 to i8
  %v9 = arith.trunci %v6 : i32 to i16
  %v10 = arith.shli %v9, %z : i16
  %v11 = arith.extui %v10 : i16 to i32
  %v12 = arith.extsi %v8 : i8 to i32
  %v13 = arith.constant -7 : i8
  %v14 = arith.andi %v4, %v13 : i8
  %v15 = arith.shrui %v8, %v3 : i8
  %v16 = arith.minui %v10, %z : i16
  %v17 = arith.cmpi ne, %v5, %v5 : i1
  return %v2, %v5, %v17, %v13, %v14, %v15, %v9, %v10, %v16, %v7, %v11, %v12, %i : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index
}
func.func @f1(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.remui %z, %y : i16
  %v1 = arith.constant -7 : index
  %v2 = arith.constant 0 : index
  %v3 = arith.divsi %v1, %v2 : index
  %v4 = arith.shrsi %v0, %z : i16
  %v5 = arith.shrui %q, %p : i1
  %v6 = arith.extsi %v5 : i1 to i32
  %v7 = arith.constant true
  %v8 = arith.extsi %v7 : i1 to i8
  %v9 = arith.subi %z, %y overflow<nsw> : i16
  %v10 = arith.subi %v2, %v2 overflow<nsw, nuw> : index
  %v11 = arith.muli %v7, %v5 : i1
  %v12 = arith.subi %v3, %i overflow<nsw> : index
  %v13 = arith.addi %x, %v8 : i8
  %v14 = arith.extsi %x : i8 to i32
  %v15 = arith.constant 3 : index
  %v16 = arith.divsi %v10, %v15 : index
  %v17 = arith.constant 1 : i8
  %v18 = arith.shli %v17, %v13 overflow<nuw> : i8
  return %v5, %v7, %v11, %v13, %v17, %v18, %v0, %v4, %v9, %b, %v6, %v14, %v12, %v15, %v16 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
}
func.func @f2(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.constant true
  %v1 = arith.extui %v0 : i1 to i32
  %v2 = arith.constant -7 : i8
  %v3 = arith.cmpi eq, %x, %v2 : i8
  %v4 = arith.constant 8 : i16
  %v5 = arith.addi %v4, %z : i16
  %v6 = arith.trunci %a : i32 to i8
  %v7 = arith.constant 5 : i32
  %v8 = arith.shli %a, %v7 : i32
  %v9 = arith.extsi %x : i8 to i32
  %v10 = arith.extui %z : i16 to i32
  %v11 = arith.constant true
  %v12 = arith.addi %v11, %q overflow<nuw> : i1
  %v13 = arith.extui %v3 : i1 to i32
  %v14 = arith.remui %v6, %x : i8
  %v15 = arith.constant true
  %v16 = arith.cmpi ne, %v11, %v15 : i1
  %v17 = arith.constant -7 : index
  %v18 = arith.shrsi %i, %v17 : index
  %v19 = arith.muli %v12, %v3 overflow<nsw, nuw> : i1
  %v20 = arith.trunci %y : i16 to i8
  return %v15, %v16, %v19, %v6, %v14, %v20, %z, %v4, %v5, %v9, %v10, %v13, %i, %v17, %v18 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
}
func.func @f3(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.constant true
  %v1 = arith.constant false
  %v2 = arith.select %v0, %p, %v1 : i1
  %v3 = arith.subi %a, %a overflow<nsw, nuw> : i32
  %v4 = arith.trunci %v3 : i32 to i8
  %v5 = arith.constant false
  %v6 = arith.subi %p, %v5 : i1
  %v7 = arith.andi %a, %v3 : i32
  %v8 = arith.index_cast %v7 : i32 to index
  %v9 = arith.constant true
  %v10 = arith.select %v9, %y, %z : i16
  %v11 = arith.addi %v3, %v7 overflow<nuw> : i32
  %v12 = arith.constant 1 : i8
  %v13 = arith.andi %v4, %v12 : i8
  %v14 = arith.constant 0 : index
  %v15 = arith.cmpi ne, %i, %v14 : index
  %v16 = arith.constant 0 : i16
  %v17 = arith.shrui %v10, %v16 : i16
  %v18 = arith.constant 5 : i16
  %v19 = arith.xori %z, %v18 : i16
  %v20 = arith.subi %v4, %v12 overflow<nuw> : i8
  %v21 = arith.constant 2 : index
  %v22 = arith.remui %v8, %v21 : index
  return %v6, %v9, %v15, %v12, %v13, %v20, %v17, %v18, %v19, %v3, %v7, %v11, %v14, %v21, %v22 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
}
func.func @f4(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index) {
  %v0 = arith.constant false
  %v1 = arith.divsi %p, %v0 : i1
  %v2 = arith.cmpi uge, %q, %p : i1
  %v3 = arith.index_castui %z : i16 to index
  %v4 = arith.subi %y, %z : i16
  %v5 = arith.constant -1 : i16
  %v6 = arith.constant 3 : i16
  %v7 = arith.shrsi %v5, %v6 : i16
  %v8 = arith.subi %a, %a : i32
  %v9 = arith.constant 5 : i32
  %v10 = arith.shli %v8, %v9 overflow<nsw, nuw> : i32
  %v11 = arith.select %v0, %x, %x : i8
  %v12 = arith.constant true
  %v13 = arith.divsi %v0, %v12 : i1
  %v14 = arith.remui %v4, %v6 : i16
  %v15 = arith.cmpi ne, %v13, %v1 : i1
  %v16 = arith.shrsi %x, %v11 : i8
  %v17 = arith.select %v2, %v4, %v4 : i16
  %v18 = arith.extsi %v6 : i16 to i32
  return %v12, %v13, %v15, %x, %v11, %v16, %v7, %v14, %v17, %v9, %v10, %v18, %i, %v3 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index
}
func.func @f5(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.index_cast %y : i16 to index
  %v1 = arith.constant 5 : i32
  %v2 = arith.index_castui %v1 : i32 to index
  %v3 = arith.constant -7 : index
  %v4 = arith.shli %i, %v3 overflow<nsw, nuw> : index
  %v5 = arith.constant -7 : i32
  %v6 = arith.trunci %v5 : i32 to i8
  %v7 = arith.constant 2 : i8
  %v8 = arith.shrui %x, %v7 : i8
  %v9 = arith.constant 2 : i8
  %v10 = arith.extui %v9 : i8 to i16
  %v11 = arith.divsi %v3, %v0 : index
  %v12 = arith.cmpi ne, %a, %v5 : i32
  %v13 = arith.shli %p, %p : i1
  %v14 = arith.addi %v9, %v8 : i8
  %v15 = arith.select %p, %v4, %v11 : index
  %v16 = arith.constant 8 : index
  %v17 = arith.xori %v16, %v16 : index
  %v18 = arith.maxsi %v10, %v10 : i16
  %v19 = arith.shrsi %v5, %v1 : i32
  return %q, %v12, %v13, %v8, %v9, %v14, %z, %v10, %v18, %v1, %v5, %v19, %v15, %v16, %v17 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
}
func.func @f6(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index) {
  %v0 = arith.select %p, %a, %b : i32
  %v1 = arith.index_cast %y : i16 to index
  %v2 = arith.select %q, %y, %z : i16
  %v3 = arith.extsi %q : i1 to i8
  %v4 = arith.constant false
  %v5 = arith.extui %v4 : i1 to i32
  %v6 = arith.constant -7 : i32
  %v7 = arith.constant 8 : i32
  %v8 = arith.shrui %v6, %v7 : i32
  %v9 = arith.maxsi %p, %p : i1
  %v10 = arith.select %v4, %v5, %v5 : i32
  %v11 = arith.constant -7 : i16
  %v12 = arith.trunci %v11 : i16 to i8
  %v13 = arith.constant -7 : i32
  %v14 = arith.select %p, %v13, %v13 : i32
  %v15 = arith.constant false
  %v16 = arith.extui %v15 : i1 to i32
  %v17 = arith.extui %v12 : i8 to i16
  %v18 = arith.remui %v15, %v9 : i1
  %v19 = arith.constant -1 : i32
  %v20 = arith.trunci %v19 : i32 to i8
  return %v9, %v15, %v18, %v3, %v12, %v20, %v2, %v11, %v17, %v14, %v16, %v19, %i, %v1 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index
}
func.func @f7(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.trunci %x : i8 to i1
  %v1 = arith.constant -1 : i16
  %v2 = arith.select %p, %v1, %z : i16
  %v3 = arith.constant 2 : i32
  %v4 = arith.subi %v3, %b : i32
  %v5 = arith.andi %a, %a : i32
  %v6 = arith.addi %i, %i : index
  %v7 = arith.extui %x : i8 to i32
  %v8 = arith.constant 2 : i8
  %v9 = arith.addi %v8, %v8 overflow<nsw> : i8
  %v10 = arith.index_castui %v5 : i32 to index
  %v11 = arith.andi %y, %y : i16
  %v12 = arith.remui %q, %q : i1
  %v13 = arith.trunci %v3 : i32 to i16
  %v14 = arith.constant true
  %v15 = arith.extui %v14 : i1 to i8
  %v16 = arith.constant 16 : i16
  %v17 = arith.cmpi eq, %v16, %v11 : i16
  %v18 = arith.shrui %q, %q : i1
  return %v14, %v17, %v18, %v8, %v9, %v15, %v11, %v13, %v16, %v4, %v5, %v7, %i, %v6, %v10 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
}
func.func @f8(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.addi %x, %x overflow<nsw, nuw> : i8
  %v1 = arith.constant -1 : i16
  %v2 = arith.muli %y, %v1 overflow<nuw> : i16
  %v3 = arith.maxsi %i, %i : index
  %v4 = arith.cmpi slt, %i, %i : index
  %v5 = arith.constant true
  %v6 = arith.subi %v5, %p : i1
  %v7 = arith.constant 5 : index
  %v8 = arith.constant -7 : index
  %v9 = arith.select %v4, %v7, %v8 : index
  %v10 = arith.constant -7 : i8
  %v11 = arith.shli %v0, %v10 overflow<nuw> : i8
  %v12 = arith.constant 3 : i16
  %v13 = arith.addi %v2, %v12 overflow<nuw> : i16
  %v14 = arith.extsi %v10 : i8 to i32
  %v15 = arith.shrui %v10, %v11 : i8
  %v16 = arith.constant 16 : i32
  %v17 = arith.index_cast %v16 : i32 to index
  %v18 = arith.cmpi eq, %v17, %v17 : index
  %v19 = arith.constant 8 : i32
  %v20 = arith.trunci %v19 : i32 to i16
  %v21 = arith.cmpi slt, %v4, %q : i1
  return %v6, %v18, %v21, %v10, %v11, %v15, %v12, %v13, %v20, %v14, %v16, %v19, %v8, %v9, %v17 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
}
func.func @f9(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.extui %z : i16 to i32
  %v1 = arith.constant 1 : index
  %v2 = arith.constant 5 : index
  %v3 = arith.shrui %v1, %v2 : index
  %v4 = arith.extui %q : i1 to i8
  %v5 = arith.shli %z, %y : i16
  %v6 = arith.extui %q : i1 to i8
  %v7 = arith.extui %v5 : i16 to i32
  %v8 = arith.xori %z, %y : i16
  %v9 = arith.constant -1 : i16
  %v10 = arith.maxsi %v9, %z : i16
  %v11 = arith.extsi %q : i1 to i8
  %v12 = arith.select %p, %v4, %v4 : i8
  %v13 = arith.constant 5 : i32
  %v14 = arith.cmpi uge, %v13, %v7 : i32
  %v15 = arith.extui %v4 : i8 to i16
  %v16 = arith.shrui %v8, %v5 : i16
  %v17 = arith.constant -7 : i8
  %v18 = arith.extsi %v17 : i8 to i32
  return %p, %q, %v14, %v11, %v12, %v17, %v10, %v15, %v16, %v7, %v13, %v18, %v1, %v2, %v3 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
}
func.func @f10(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.extsi %x : i8 to i32
  %v1 = arith.constant 3 : i32
  %v2 = arith.addi %v1, %a : i32
  %v3 = arith.shrui %z, %z : i16
  %v4 = arith.cmpi sle, %i, %i : index
  %v5 = arith.xori %i, %i : index
  %v6 = arith.index_castui %v5 : index to i32
  %v7 = arith.trunci %y : i16 to i8
  %v8 = arith.muli %v1, %v2 overflow<nuw> : i32
  %v9 = arith.constant true
  %v10 = arith.xori %q, %v9 : i1
  %v11 = arith.extui %v7 : i8 to i16
  %v12 = arith.muli %v5, %v5 overflow<nsw> : index
  %v13 = arith.constant 2 : i32
  %v14 = arith.select %v9, %v0, %v13 : i32
  %v15 = arith.constant -1 : i16
  %v16 = arith.index_cast %v15 : i16 to index
  %v17 = arith.ori %q, %p : i1
  return %v9, %v10, %v17, %x, %v7, %v3, %v11, %v15, %v8, %v13, %v14, %v5, %v12, %v16 : i1, i1, i1, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
}
func.func @f11(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index) {
  %v0 = arith.constant false
  %v1 = arith.shrui %v0, %v0 : i1
  %v2 = arith.index_castui %y : i16 to index
  %v3 = arith.index_castui %i : index to i32
  %v4 = arith.extsi %x : i8 to i32
  %v5 = arith.constant 8 : i32
  %v6 = arith.select %p, %v4, %v5 : i32
  %v7 = arith.constant false
  %v8 = arith.select %v7, %x, %x : i8
  %v9 = arith.constant 5 : i16
  %v10 = arith.extui %v9 : i16 to i32
  %v11 = arith.trunci %z : i16 to i8
  %v12 = arith.subi %v0, %v1 overflow<nsw> : i1
  %v13 = arith.ori %v11, %x : i8
  %v14 = arith.cmpi uge, %v2, %v2 : index
  %v15 = arith.subi %v10, %v5 overflow<nsw> : i32
  %v16 = arith.constant 5 : i8
  %v17 = arith.select %v14, %v8, %v16 : i8
  %v18 = arith.cmpi sle, %v11, %v16 : i8
  return %v12, %v14, %v18, %v13, %v16, %v17, %y, %z, %v9, %v6, %v10, %v15, %i, %v2 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index
}
func.func @f12(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index) {
  %v0 = arith.constant 3 : i8
  %v1 = arith.constant -7 : i8
  %v2 = arith.shli %v0, %v1 : i8
  %v3 = arith.constant true
  %v4 = arith.cmpi slt, %v3, %v3 : i1
  %v5 = arith.constant false
  %v6 = arith.divsi %v5, %q : i1
  %v7 = arith.muli %v1, %v2 : i8
  %v8 = arith.constant -1 : i16
  %v9 = arith.subi %v8, %y overflow<nuw> : i16
  %v10 = arith.muli %v4, %v4 : i1
  %v11 = arith.constant 5 : i32
  %v12 = arith.andi %a, %v11 : i32
  %v13 = arith.shli %i, %i : index
  %v14 = arith.constant -7 : i8
  %v15 = arith.trunci %v14 : i8 to i1
  %v16 = arith.shrui %v11, %v11 : i32
  %v17 = arith.constant true
  %v18 = arith.cmpi sle, %v4, %v17 : i1
  %v19 = arith.muli %v18, %v10 overflow<nsw, nuw> : i1
  %v20 = arith.constant false
  %v21 = arith.select %v20, %y, %v9 : i16
  %v22 = arith.constant true
  %v23 = arith.select %v22, %v1, %v2 : i8
  return %v19, %v20, %v22, %v7, %v14, %v23, %v8, %v9, %v21, %v11, %v12, %v16, %i, %v13 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index
}
func.func @f13(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index) {
  %v0 = arith.constant 8 : i16
  %v1 = arith.subi %v0, %z : i16
  %v2 = arith.index_castui %a : i32 to index
  %v3 = arith.cmpi sle, %p, %p : i1
  %v4 = arith.shrsi %b, %b : i32
  %v5 = arith.constant 0 : i32
  %v6 = arith.addi %v5, %a : i32
  %v7 = arith.extui %x : i8 to i16
  %v8 = arith.constant false
  %v9 = arith.extsi %v8 : i1 to i32
  %v10 = arith.trunci %v0 : i16 to i8
  %v11 = arith.muli %y, %v1 overflow<nsw, nuw> : i16
  %v12 = arith.xori %v0, %v11 : i16
  %v13 = arith.constant -7 : i16
  %v14 = arith.constant 16 : i16
  %v15 = arith.maxsi %v13, %v14 : i16
  %v16 = arith.trunci %v12 : i16 to i8
  %v17 = arith.constant 5 : i8
  %v18 = arith.ori %x, %v17 : i8
  %v19 = arith.select %v3, %v4, %v6 : i32
  return %q, %v3, %v8, %v16, %v17, %v18, %v13, %v14, %v15, %v6, %v9, %v19, %i, %v2 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index
}
func.func @f14(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index) {
  %v0 = arith.cmpi eq, %i, %i : index
  %v1 = arith.constant true
  %v2 = arith.divsi %v1, %v1 : i1
  %v3 = arith.constant -7 : i16
  %v4 = arith.extsi %v3 : i16 to i32
  %v5 = arith.extui %q : i1 to i8
  %v6 = arith.cmpi ne, %v4, %b : i32
  %v7 = arith.select %q, %v3, %y : i16
  %v8 = arith.constant true
  %v9 = arith.shrui %v8, %v8 : i1
  %v10 = arith.constant false
  %v11 = arith.extsi %v10 : i1 to i32
  %v12 = arith.constant true
  %v13 = arith.ori %v12, %v10 : i1
  %v14 = arith.subi %i, %i overflow<nsw, nuw> : index
  %v15 = arith.subi %v4, %v11 : i32
  %v16 = arith.extui %x : i8 to i16
  %v17 = arith.andi %v3, %z : i16
  %v18 = arith.extui %v9 : i1 to i8
  return %v10, %v12, %v13, %x, %v5, %v18, %v7, %v16, %v17, %v4, %v11, %v15, %i, %v14 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index
}
func.func @f15(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.constant -1 : i16
  %v1 = arith.andi %z, %v0 : i16
  %v2 = arith.index_cast %i : index to i32
  %v3 = arith.cmpi eq, %x, %x : i8
  %v4 = arith.constant true
  %v5 = arith.constant false
  %v6 = arith.select %v4, %v5, %q : i1
  %v7 = arith.cmpi ne, %x, %x : i8
  %v8 = arith.constant -1 : i32
  %v9 = arith.andi %a, %v8 : i32
  %v10 = arith.constant 3 : index
  %v11 = arith.constant 16 : index
  %v12 = arith.muli %v10, %v11 : index
  %v13 = arith.constant 5 : index
  %v14 = arith.shrsi %v13, %v11 : index
  %v15 = arith.constant true
  %v16 = arith.select %v5, %v15, %v4 : i1
  %v17 = arith.maxsi %b, %v8 : i32
  %v18 = arith.remui %x, %x : i8
  %v19 = arith.extui %x : i8 to i16
  %v20 = arith.maxsi %x, %v18 : i8
  %v21 = arith.extui %v20 : i8 to i32
  return %v7, %v15, %v16, %x, %v18, %v20, %v0, %v1, %v19, %v9, %v17, %v21, %v12, %v13, %v14 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
}
func.func @f16(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.extsi %x : i8 to i16
  %v1 = arith.remui %b, %a : i32
  %v2 = arith.constant true
  %v3 = arith.remui %q, %v2 : i1
  %v4 = arith.cmpi ne, %x, %x : i8
  %v5 = arith.divsi %i, %i : index
  %v6 = arith.subi %v5, %i : index
  %v7 = arith.divsi %v1, %b : i32
  %v8 = arith.xori %y, %z : i16
  %v9 = arith.shrsi %z, %v0 : i16
  %v10 = arith.divsi %v5, %v6 : index
  %v11 = arith.constant true
  %v12 = arith.extsi %v11 : i1 to i32
  %v13 = arith.constant 5 : i16
  %v14 = arith.andi %v9, %v13 : i16
  %v15 = arith.cmpi slt, %a, %v7 : i32
  %v16 = arith.constant -1 : index
  %v17 = arith.cmpi ne, %v16, %v6 : index
  return %v11, %v15, %v17, %x, %v9, %v13, %v14, %v1, %v7, %v12, %v6, %v10, %v16 : i1, i1, i1, i8, i16, i16, i16, i32, i32, i32, index, index, index
}
func.func @f17(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.subi %i, %i overflow<nuw> : index
  %v1 = arith.constant 1 : i16
  %v2 = arith.index_castui %v1 : i16 to index
  %v3 = arith.extui %v1 : i16 to i32
  %v4 = arith.extsi %q : i1 to i8
  %v5 = arith.constant 1 : i8
  %v6 = arith.muli %v4, %v5 overflow<nuw> : i8
  %v7 = arith.extui %p : i1 to i32
  %v8 = arith.extui %q : i1 to i32
  %v9 = arith.extui %p : i1 to i8
  %v10 = arith.constant -7 : i16
  %v11 = arith.ori %v1, %v10 : i16
  %v12 = arith.constant -1 : i8
  %v13 = arith.subi %v12, %v12 : i8
  %v14 = arith.extsi %v12 : i8 to i16
  %v15 = arith.constant 16 : index
  %v16 = arith.minui %v2, %v15 : index
  %v17 = arith.constant 1 : i16
  %v18 = arith.shli %z, %v17 : i16
  %v19 = arith.constant false
  %v20 = arith.extsi %v19 : i1 to i32
  return %p, %q, %v19, %v9, %v12, %v13, %v14, %v17, %v18, %v7, %v8, %v20, %v2, %v15, %v16 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
}
func.func @f18(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.constant -1 : index
  %v1 = arith.andi %i, %v0 : index
  %v2 = arith.muli %v1, %v0 overflow<nuw> : index
  %v3 = arith.constant false
  %v4 = arith.shli %v3, %v3 overflow<nuw> : i1
  %v5 = arith.subi %b, %b : i32
  %v6 = arith.select %v4, %v0, %v1 : index
  %v7 = arith.cmpi ugt, %b, %a : i32
  %v8 = arith.constant 16 : i8
  %v9 = arith.extui %v8 : i8 to i32
  %v10 = arith.shli %b, %v9 : i32
  %v11 = arith.select %p, %y, %y : i16
  %v12 = arith.constant 1 : i16
  %v13 = arith.shrsi %y, %v12 : i16
  %v14 = arith.subi %v3, %v7 overflow<nuw> : i1
  %v15 = arith.divsi %v8, %v8 : i8
  %v16 = arith.xori %i, %v2 : index
  %v17 = arith.trunci %z : i16 to i8
  return %v4, %v7, %v14, %v8, %v15, %v17, %v11, %v12, %v13, %v5, %v9, %v10, %v2, %v6, %v16 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
}
func.func @f19(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index) {
  %v0 = arith.constant -1 : i32
  %v1 = arith.ori %v0, %b : i32
  %v2 = arith.extui %p : i1 to i8
  %v3 = arith.select %q, %q, %p : i1
  %v4 = arith.cmpi eq, %z, %z : i16
  %v5 = arith.constant true
  %v6 = arith.select %v3, %q, %v5 : i1
  %v7 = arith.constant true
  %v8 = arith.shli %v7, %v6 : i1
  %v9 = arith.addi %v6, %v8 : i1
  %v10 = arith.constant 3 : i32
  %v11 = arith.cmpi slt, %v10, %v10 : i32
  %v12 = arith.trunci %a : i32 to i16
  %v13 = arith.minui %i, %i : index
  %v14 = arith.constant -1 : i8
  %v15 = arith.shrui %x, %v14 : i8
  %v16 = arith.constant false
  %v17 = arith.addi %v7, %v16 overflow<nsw> : i1
  %v18 = arith.constant 1 : i16
  %v19 = arith.andi %v18, %z : i16
  %v20 = arith.constant true
  %v21 = arith.constant true
  %v22 = arith.select %v20, %v9, %v21 : i1
  return %v20, %v21, %v22, %v2, %v14, %v15, %v12, %v18, %v19, %v0, %v1, %v10, %i, %v13 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index
}
func.func @f20(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.trunci %x : i8 to i1
  %v1 = arith.extui %z : i16 to i32
  %v2 = arith.extui %q : i1 to i8
  %v3 = arith.constant 8 : i16
  %v4 = arith.trunci %v3 : i16 to i8
  %v5 = arith.trunci %b : i32 to i8
  %v6 = arith.extui %v4 : i8 to i32
  %v7 = arith.constant -1 : i32
  %v8 = arith.shrui %v7, %v1 : i32
  %v9 = arith.constant -1 : index
  %v10 = arith.cmpi ne, %i, %v9 : index
  %v11 = arith.constant 5 : index
  %v12 = arith.constant 16 : index
  %v13 = arith.muli %v11, %v12 overflow<nuw> : index
  %v14 = arith.shrui %v5, %v2 : i8
  %v15 = arith.select %v10, %p, %q : i1
  %v16 = arith.select %v0, %v3, %v3 : i16
  %v17 = arith.subi %p, %v15 overflow<nsw> : i1
  %v18 = arith.andi %z, %y : i16
  return %v10, %v15, %v17, %v4, %v5, %v14, %v3, %v16, %v18, %v6, %v7, %v8, %v11, %v12, %v13 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
}
func.func @f21(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.constant -1 : i16
  %v1 = arith.minui %y, %v0 : i16
  %v2 = arith.constant 3 : index
  %v3 = arith.shli %i, %v2 : index
  %v4 = arith.cmpi ugt, %v3, %v2 : index
  %v5 = arith.constant 1 : i8
  %v6 = arith.cmpi slt, %x, %v5 : i8
  %v7 = arith.constant 5 : i8
  %v8 = arith.subi %x, %v7 overflow<nsw> : i8
  %v9 = arith.constant 2 : i16
  %v10 = arith.addi %z, %v9 : i16
  %v11 = arith.minui %v3, %i : index
  %v12 = arith.constant 0 : i32
  %v13 = arith.shrui %v12, %b : i32
  %v14 = arith.cmpi ugt, %v7, %v7 : i8
  %v15 = arith.addi %v11, %v3 : index
  %v16 = arith.index_cast %v2 : index to i32
  %v17 = arith.remui %v9, %z : i16
  %v18 = arith.constant 8 : i16
  %v19 = arith.addi %v18, %v9 overflow<nuw> : i16
  %v20 = arith.xori %v15, %v2 : index
  return %v4, %v6, %v14, %v5, %v7, %v8, %v17, %v18, %v19, %v12, %v13, %v16, %v11, %v15, %v20 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
}
func.func @f22(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.addi %y, %z overflow<nsw> : i16
  %v1 = arith.constant true
  %v2 = arith.extsi %v1 : i1 to i8
  %v3 = arith.xori %i, %i : index
  %v4 = arith.cmpi ne, %b, %b : i32
  %v5 = arith.constant 5 : i16
  %v6 = arith.cmpi ne, %v5, %v5 : i16
  %v7 = arith.constant -1 : index
  %v8 = arith.select %p, %v3, %v7 : index
  %v9 = arith.andi %q, %v4 : i1
  %v10 = arith.shli %x, %x : i8
  %v11 = arith.constant 3 : i32
  %v12 = arith.constant -1 : i32
  %v13 = arith.xori %v11, %v12 : i32
  %v14 = arith.divsi %v10, %x : i8
  %v15 = arith.cmpi ugt, %v13, %b : i32
  %v16 = arith.select %v4, %z, %v0 : i16
  %v17 = arith.minui %b, %v12 : i32
  %v18 = arith.constant 1 : index
  %v19 = arith.xori %v3, %v18 : index
  return %v6, %v9, %v15, %v2, %v10, %v14, %v0, %v5, %v16, %v12, %v13, %v17, %v8, %v18, %v19 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
}
func.func @f23(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.subi %a, %a : i32
  %v1 = arith.xori %i, %i : index
  %v2 = arith.extsi %x : i8 to i16
  %v3 = arith.index_castui %v1 : index to i32
  %v4 = arith.constant false
  %v5 = arith.ori %v4, %q : i1
  %v6 = arith.constant -7 : index
  %v7 = arith.addi %v6, %v6 overflow<nsw, nuw> : index
  %v8 = arith.constant -1 : i16
  %v9 = arith.cmpi ne, %v8, %z : i16
  %v10 = arith.trunci %v8 : i16 to i8
  %v11 = arith.andi %v10, %v10 : i8
  %v12 = arith.muli %v0, %v3 overflow<nuw> : i32
  %v13 = arith.extsi %v10 : i8 to i16
  %v14 = arith.constant false
  %v15 = arith.shrui %v14, %v9 : i1
  %v16 = arith.index_castui %v2 : i16 to index
  %v17 = arith.cmpi ne, %v3, %b : i32
  return %v14, %v15, %v17, %x, %v10, %v11, %v2, %v8, %v13, %v0, %v3, %v12, %v6, %v7, %v16 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
}
func.func @f24(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index) {
  %v0 = arith.constant 5 : i8
  %v1 = arith.remui %x, %v0 : i8
  %v2 = arith.trunci %a : i32 to i8
  %v3 = arith.constant 3 : i16
  %v4 = arith.shrsi %z, %v3 : i16
  %v5 = arith.trunci %v2 : i8 to i1
  %v6 = arith.constant false
  %v7 = arith.constant 5 : i8
  %v8 = arith.select %v6, %v0, %v7 : i8
  %v9 = arith.constant 8 : i16
  %v10 = arith.addi %v3, %v9 overflow<nsw> : i16
  %v11 = arith.divsi %v7, %v8 : i8
  %v12 = arith.trunci %a : i32 to i8
  %v13 = arith.constant -1 : i8
  %v14 = arith.constant -7 : i8
  %v15 = arith.shrui %v13, %v14 : i8
  %v16 = arith.remui %v13, %v11 : i8
  %v17 = arith.constant 16 : i8
  %v18 = arith.subi %v17, %v13 : i8
  %v19 = arith.shrsi %a, %a : i32
  %v20 = arith.addi %z, %v3 overflow<nsw> : i16
  %v21 = arith.minui %p, %q : i1
  return %v5, %v6, %v21, %v16, %v17, %v18, %v9, %v10, %v20, %a, %b, %v19, %i : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index
}
func.func @f25(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.remui %p, %q : i1
  %v1 = arith.shrui %i, %i : index
  %v2 = arith.shli %z, %y overflow<nsw> : i16
  %v3 = arith.constant 8 : i8
  %v4 = arith.subi %v3, %v3 : i8
  %v5 = arith.constant 8 : i8
  %v6 = arith.remui %v4, %v5 : i8
  %v7 = arith.extsi %v4 : i8 to i32
  %v8 = arith.trunci %y : i16 to i8
  %v9 = arith.select %p, %i, %i : index
  %v10 = arith.constant -1 : i8
  %v11 = arith.constant 0 : i8
  %v12 = arith.divsi %v10, %v11 : i8
  %v13 = arith.constant false
  %v14 = arith.constant true
  %v15 = arith.xori %v13, %v14 : i1
  %v16 = arith.constant -7 : i32
  %v17 = arith.maxsi %b, %v16 : i32
  %v18 = arith.constant 2 : i16
  %v19 = arith.xori %v18, %v2 : i16
  %v20 = arith.constant 1 : i16
  %v21 = arith.addi %z, %v20 : i16
  %v22 = arith.constant 16 : i8
  %v23 = arith.cmpi sle, %v22, %v22 : i8
  return %v14, %v15, %v23, %v11, %v12, %v22, %v19, %v20, %v21, %v7, %v16, %v17, %i, %v1, %v9 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
}
func.func @f26(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.cmpi sle, %a, %b : i32
  %v1 = arith.divsi %z, %y : i16
  %v2 = arith.minui %x, %x : i8
  %v3 = arith.divsi %b, %b : i32
  %v4 = arith.constant -1 : i8
  %v5 = arith.muli %v4, %x overflow<nuw> : i8
  %v6 = arith.constant -7 : i16
  %v7 = arith.divsi %z, %v6 : i16
  %v8 = arith.index_castui %i : index to i32
  %v9 = arith.cmpi ugt, %x, %v4 : i8
  %v10 = arith.extsi %v7 : i16 to i32
  %v11 = arith.constant 16 : index
  %v12 = arith.select %p, %i, %v11 : index
  %v13 = arith.constant 0 : index
  %v14 = arith.cmpi ugt, %i, %v13 : index
  %v15 = arith.addi %v0, %q overflow<nsw> : i1
  %v16 = arith.cmpi slt, %x, %v5 : i8
  %v17 = arith.constant 3 : i16
  %v18 = arith.constant 0 : i16
  %v19 = arith.select %v9, %v17, %v18 : i16
  return %v14, %v15, %v16, %v2, %v4, %v5, %v17, %v18, %v19, %v3, %v8, %v10, %v11, %v12, %v13 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
}
func.func @f27(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.remui %z, %y : i16
  %v1 = arith.shli %q, %q overflow<nuw> : i1
  %v2 = arith.trunci %a : i32 to i16
  %v3 = arith.constant false
  %v4 = arith.andi %v3, %q : i1
  %v5 = arith.constant 0 : i8
  %v6 = arith.minui %x, %v5 : i8
  %v7 = arith.divsi %v0, %z : i16
  %v8 = arith.extui %p : i1 to i8
  %v9 = arith.constant 3 : i32
  %v10 = arith.maxsi %v9, %b : i32
  %v11 = arith.constant 16 : i16
  %v12 = arith.addi %v11, %v0 overflow<nsw, nuw> : i16
  %v13 = arith.maxsi %i, %i : index
  %v14 = arith.extsi %x : i8 to i32
  %v15 = arith.ori %i, %v13 : index
  %v16 = arith.cmpi ugt, %v0, %v2 : i16
  %v17 = arith.select %q, %v0, %v11 : i16
  return %v3, %v4, %v16, %v5, %v6, %v8, %v11, %v12, %v17, %v9, %v10, %v14, %i, %v13, %v15 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
}
func.func @f28(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index) {
  %v0 = arith.constant true
  %v1 = arith.muli %v0, %q : i1
  %v2 = arith.divsi %x, %x : i8
  %v3 = arith.cmpi uge, %b, %a : i32
  %v4 = arith.addi %a, %a : i32
  %v5 = arith.constant false
  %v6 = arith.shrsi %v0, %v5 : i1
  %v7 = arith.select %v1, %z, %y : i16
  %v8 = arith.subi %x, %v2 : i8
  %v9 = arith.constant 16 : i16
  %v10 = arith.shrsi %v9, %z : i16
  %v11 = arith.constant 3 : i8
  %v12 = arith.remui %v11, %v2 : i8
  %v13 = arith.shli %i, %i overflow<nsw> : index
  %v14 = arith.ori %v8, %v8 : i8
  %v15 = arith.constant 2 : i32
  %v16 = arith.cmpi eq, %a, %v15 : i32
  %v17 = arith.cmpi ne, %i, %i : index
  %v18 = arith.subi %v7, %v7 overflow<nuw> : i16
  return %v6, %v16, %v17, %v11, %v12, %v14, %v9, %v10, %v18, %b, %v4, %v15, %i, %v13 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index
}
func.func @f29(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.constant true
  %v1 = arith.addi %q, %v0 overflow<nuw> : i1
  %v2 = arith.constant 1 : i16
  %v3 = arith.constant 2 : i16
  %v4 = arith.addi %v2, %v3 overflow<nsw> : i16
  %v5 = arith.constant true
  %v6 = arith.select %p, %v1, %v5 : i1
  %v7 = arith.addi %v1, %q : i1
  %v8 = arith.cmpi sle, %x, %x : i8
  %v9 = arith.constant 16 : index
  %v10 = arith.cmpi ugt, %i, %v9 : index
  %v11 = arith.subi %i, %i overflow<nsw> : index
  %v12 = arith.shli %v10, %v10 : i1
  %v13 = arith.extui %x : i8 to i16
  %v14 = arith.constant 8 : i8
  %v15 = arith.cmpi ugt, %v14, %x : i8
  %v16 = arith.constant 2 : index
  %v17 = arith.shrui %i, %v16 : index
  %v18 = arith.constant true
  %v19 = arith.maxsi %v10, %v18 : i1
  %v20 = arith.extui %v12 : i1 to i32
  %v21 = arith.trunci %x : i8 to i1
  return %v18, %v19, %v21, %x, %v14, %v3, %v4, %v13, %a, %b, %v20, %v11, %v16, %v17 : i1, i1, i1, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
}
func.func @f30(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.constant -7 : index
  %v1 = arith.index_cast %v0 : index to i32
  %v2 = arith.maxsi %i, %v0 : index
  %v3 = arith.constant 1 : i32
  %v4 = arith.andi %v1, %v3 : i32
  %v5 = arith.constant 16 : index
  %v6 = arith.maxsi %i, %v5 : index
  %v7 = arith.constant 2 : i32
  %v8 = arith.shli %v7, %v7 : i32
  %v9 = arith.trunci %v8 : i32 to i8
  %v10 = arith.extsi %v9 : i8 to i16
  %v11 = arith.constant -7 : i8
  %v12 = arith.select %q, %v11, %v9 : i8
  %v13 = arith.addi %v6, %v0 overflow<nuw> : index
  %v14 = arith.extui %v12 : i8 to i32
  %v15 = arith.extui %p : i1 to i8
  %v16 = arith.addi %y, %v10 overflow<nuw> : i16
  %v17 = arith.subi %z, %y : i16
  %v18 = arith.constant -1 : i8
  %v19 = arith.constant 8 : i8
  %v20 = arith.ori %v18, %v19 : i8
  return %p, %q, %v18, %v19, %v20, %v10, %v16, %v17, %v7, %v8, %v14, %v5, %v6, %v13 : i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
}
func.func @f31(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.constant 8 : i16
  %v1 = arith.addi %y, %v0 overflow<nsw> : i16
  %v2 = arith.constant true
  %v3 = arith.extui %v2 : i1 to i32
  %v4 = arith.select %v2, %b, %a : i32
  %v5 = arith.subi %b, %b overflow<nuw> : i32
  %v6 = arith.index_castui %v4 : i32 to index
  %v7 = arith.trunci %x : i8 to i1
  %v8 = arith.constant 0 : index
  %v9 = arith.cmpi slt, %v8, %i : index
  %v10 = arith.constant false
  %v11 = arith.select %v10, %b, %a : i32
  %v12 = arith.constant true
  %v13 = arith.constant false
  %v14 = arith.ori %v12, %v13 : i1
  %v15 = arith.extsi %z : i16 to i32
  %v16 = arith.addi %v5, %v11 overflow<nuw> : i32
  %v17 = arith.shrui %v15, %v15 : i32
  %v18 = arith.constant 0 : i8
  %v19 = arith.cmpi sle, %v18, %v18 : i8
  %v20 = arith.divsi %v8, %i : index
  return %v13, %v14, %v19, %x, %v18, %z, %v0, %v1, %v15, %v16, %v17, %v6, %v8, %v20 : i1, i1, i1, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
}
func.func @f32(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.constant true
  %v1 = arith.shrui %v0, %v0 : i1
  %v2 = arith.trunci %a : i32 to i16
  %v3 = arith.select %p, %a, %a : i32
  %v4 = arith.xori %b, %b : i32
  %v5 = arith.trunci %y : i16 to i8
  %v6 = arith.constant 1 : i8
  %v7 = arith.extsi %v6 : i8 to i32
  %v8 = arith.subi %z, %v2 overflow<nuw> : i16
  %v9 = arith.constant 5 : i16
  %v10 = arith.select %p, %v8, %v9 : i16
  %v11 = arith.addi %i, %i overflow<nuw> : index
  %v12 = arith.extui %p : i1 to i32
  %v13 = arith.extsi %v6 : i8 to i32
  %v14 = arith.ori %p, %p : i1
  %v15 = arith.constant 0 : index
  %v16 = arith.shrsi %v11, %v15 : index
  %v17 = arith.shrui %v9, %v2 : i16
  return %v0, %v1, %v14, %x, %v5, %v6, %v9, %v10, %v17, %v7, %v12, %v13, %v11, %v15, %v16 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
}
func.func @f33(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.extui %y : i16 to i32
  %v1 = arith.extui %q : i1 to i32
  %v2 = arith.shrsi %b, %a : i32
  %v3 = arith.select %q, %i, %i : index
  %v4 = arith.ori %z, %y : i16
  %v5 = arith.extsi %x : i8 to i32
  %v6 = arith.addi %p, %p : i1
  %v7 = arith.remui %x, %x : i8
  %v8 = arith.constant 16 : i16
  %v9 = arith.index_cast %v8 : i16 to index
  %v10 = arith.trunci %v2 : i32 to i8
  %v11 = arith.extui %x : i8 to i16
  %v12 = arith.trunci %v4 : i16 to i8
  %v13 = arith.addi %p, %v6 overflow<nuw> : i1
  %v14 = arith.cmpi uge, %v3, %i : index
  return %v6, %v13, %v14, %v7, %v10, %v12, %v4, %v8, %v11, %v1, %v2, %v5, %i, %v3, %v9 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
}
func.func @f34(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index) {
  %v0 = arith.shrui %x, %x : i8
  %v1 = arith.constant 3 : i32
  %v2 = arith.divsi %b, %v1 : i32
  %v3 = arith.extsi %y : i16 to i32
  %v4 = arith.andi %v2, %v2 : i32
  %v5 = arith.trunci %z : i16 to i8
  %v6 = arith.constant true
  %v7 = arith.constant 2 : i16
  %v8 = arith.select %v6, %v7, %z : i16
  %v9 = arith.trunci %v3 : i32 to i16
  %v10 = arith.constant 8 : i16
  %v11 = arith.addi %v10, %z overflow<nsw, nuw> : i16
  %v12 = arith.extsi %v5 : i8 to i16
  %v13 = arith.constant 16 : i16
  %v14 = arith.shrsi %v8, %v13 : i16
  %v15 = arith.trunci %v11 : i16 to i8
  %v16 = arith.constant 5 : i16
  %v17 = arith.select %p, %v16, %v13 : i16
  %v18 = arith.extsi %q : i1 to i8
  %v19 = arith.cmpi sle, %v4, %v2 : i32
  return %q, %v6, %v19, %v5, %v15, %v18, %v14, %v16, %v17, %v2, %v3, %v4, %i : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index
}
func.func @f35(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.extsi %z : i16 to i32
  %v1 = arith.shli %b, %a : i32
  %v2 = arith.constant true
  %v3 = arith.cmpi sle, %v2, %v2 : i1
  %v4 = arith.constant -1 : i8
  %v5 = arith.extsi %v4 : i8 to i32
  %v6 = arith.extui %v4 : i8 to i32
  %v7 = arith.constant 3 : i8
  %v8 = arith.trunci %v7 : i8 to i1
  %v9 = arith.index_castui %v1 : i32 to index
  %v10 = arith.constant 5 : i16
  %v11 = arith.extui %v10 : i16 to i32
  %v12 = arith.cmpi slt, %v4, %v7 : i8
  %v13 = arith.subi %z, %z overflow<nsw, nuw> : i16
  %v14 = arith.trunci %v4 : i8 to i1
  %v15 = arith.constant 3 : index
  %v16 = arith.subi %v9, %v15 : index
  %v17 = arith.constant true
  %v18 = arith.shrsi %v8, %v17 : i1
  %v19 = arith.andi %v9, %i : index
  return %v14, %v17, %v18, %x, %v4, %v7, %z, %v10, %v13, %v5, %v6, %v11, %v15, %v16, %v19 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
}
func.func @f36(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.constant 3 : i32
  %v1 = arith.addi %v0, %v0 overflow<nsw> : i32
  %v2 = arith.constant 16 : i16
  %v3 = arith.extsi %v2 : i16 to i32
  %v4 = arith.maxsi %i, %i : index
  %v5 = arith.index_castui %v4 : index to i32
  %v6 = arith.cmpi uge, %i, %v4 : index
  %v7 = arith.shrui %x, %x : i8
  %v8 = arith.select %p, %v7, %x : i8
  %v9 = arith.constant 0 : i32
  %v10 = arith.select %q, %v9, %v3 : i32
  %v11 = arith.constant 8 : i8
  %v12 = arith.cmpi eq, %v11, %v8 : i8
  %v13 = arith.constant true
  %v14 = arith.extui %v13 : i1 to i8
  %v15 = arith.constant 8 : index
  %v16 = arith.maxsi %i, %v15 : index
  %v17 = arith.constant false
  %v18 = arith.select %v13, %q, %v17 : i1
  %v19 = arith.constant true
  %v20 = arith.select %v19, %v14, %v8 : i8
  %v21 = arith.muli %v4, %v15 overflow<nsw> : index
  return %v17, %v18, %v19, %v11, %v14, %v20, %y, %z, %v2, %v5, %v9, %v10, %v15, %v16, %v21 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
}
func.func @f37(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.select %q, %y, %y : i16
  %v1 = arith.constant false
  %v2 = arith.constant false
  %v3 = arith.cmpi ne, %v1, %v2 : i1
  %v4 = arith.constant false
  %v5 = arith.shrsi %v4, %v2 : i1
  %v6 = arith.constant false
  %v7 = arith.remui %v6, %v4 : i1
  %v8 = arith.index_castui %b : i32 to index
  %v9 = arith.trunci %x : i8 to i1
  %v10 = arith.constant false
  %v11 = arith.addi %v7, %v10 : i1
  %v12 = arith.remui %v11, %v10 : i1
  %v13 = arith.extui %x : i8 to i32
  %v14 = arith.extui %x : i8 to i32
  %v15 = arith.index_castui %v0 : i16 to index
  %v16 = arith.constant 2 : i32
  %v17 = arith.addi %v14, %v16 : i32
  %v18 = arith.index_cast %v13 : i32 to index
  %v19 = arith.select %v11, %y, %z : i16
  return %v10, %v11, %v12, %x, %z, %v0, %v19, %v14, %v16, %v17, %v8, %v15, %v18 : i1, i1, i1, i8, i16, i16, i16, i32, i32, i32, index, index, index
}
func.func @f38(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.constant 2 : i8
  %v1 = arith.cmpi eq, %v0, %x : i8
  %v2 = arith.constant 3 : index
  %v3 = arith.addi %v2, %i : index
  %v4 = arith.constant -1 : i32
  %v5 = arith.trunci %v4 : i32 to i16
  %v6 = arith.constant 2 : i16
  %v7 = arith.cmpi ne, %y, %v6 : i16
  %v8 = arith.constant 1 : i8
  %v9 = arith.select %v7, %v8, %x : i8
  %v10 = arith.subi %v0, %x : i8
  %v11 = arith.trunci %a : i32 to i8
  %v12 = arith.select %q, %v4, %b : i32
  %v13 = arith.extui %v10 : i8 to i16
  %v14 = arith.constant 0 : index
  %v15 = arith.subi %v14, %v14 overflow<nsw> : index
  %v16 = arith.constant 2 : i32
  %v17 = arith.select %v1, %v16, %v16 : i32
  %v18 = arith.constant 1 : i8
  %v19 = arith.subi %v9, %v18 overflow<nsw> : i8
  %v20 = arith.extui %v9 : i8 to i16
  %v21 = arith.muli %q, %v7 overflow<nuw> : i1
  return %v1, %v7, %v21, %v11, %v18, %v19, %v6, %v13, %v20, %v12, %v16, %v17, %v3, %v14, %v15 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
}
func.func @f39(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.subi %q, %p : i1
  %v1 = arith.constant 8 : i32
  %v2 = arith.andi %b, %v1 : i32
  %v3 = arith.shrui %x, %x : i8
  %v4 = arith.constant true
  %v5 = arith.select %v4, %y, %y : i16
  %v6 = arith.constant 8 : index
  %v7 = arith.ori %i, %v6 : index
  %v8 = arith.extsi %x : i8 to i16
  %v9 = arith.constant 5 : index
  %v10 = arith.index_cast %v9 : index to i32
  %v11 = arith.select %q, %z, %y : i16
  %v12 = arith.extsi %z : i16 to i32
  %v13 = arith.ori %p, %q : i1
  %v14 = arith.xori %z, %v8 : i16
  %v15 = arith.constant 2 : i8
  %v16 = arith.extui %v15 : i8 to i32
  %v17 = arith.constant 8 : i16
  %v18 = arith.cmpi slt, %z, %v17 : i16
  %v19 = arith.constant 0 : i16
  %v20 = arith.select %v0, %v11, %v19 : i16
  return %v4, %v13, %v18, %x, %v3, %v15, %v17, %v19, %v20, %v10, %v12, %v16, %v6, %v7, %v9 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
}
func.func @f40(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.constant false
  %v1 = arith.minui %v0, %v0 : i1
  %v2 = arith.shrui %i, %i : index
  %v3 = arith.trunci %b : i32 to i16
  %v4 = arith.addi %b, %a overflow<nsw> : i32
  %v5 = arith.constant -1 : i32
  %v6 = arith.cmpi sle, %a, %v5 : i32
  %v7 = arith.constant 2 : i8
  %v8 = arith.select %v0, %v7, %x : i8
  %v9 = arith.constant -1 : index
  %v10 = arith.index_castui %v9 : index to i32
  %v11 = arith.constant true
  %v12 = arith.select %v11, %v1, %v0 : i1
  %v13 = arith.constant false
  %v14 = arith.select %v13, %v12, %v11 : i1
  %v15 = arith.select %v12, %v4, %v5 : i32
  %v16 = arith.addi %v3, %z : i16
  %v17 = arith.constant true
  %v18 = arith.extui %v17 : i1 to i32
  %v19 = arith.divsi %v18, %v5 : i32
  %v20 = arith.constant 1 : index
  %v21 = arith.cmpi slt, %v9, %v20 : index
  return %v14, %v17, %v21, %x, %v7, %v8, %z, %v3, %v16, %v15, %v18, %v19, %v2, %v9, %v20 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
}
func.func @f41(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.constant -7 : index
  %v1 = arith.index_cast %v0 : index to i32
  %v2 = arith.cmpi ne, %q, %p : i1
  %v3 = arith.select %v2, %z, %z : i16
  %v4 = arith.addi %q, %q : i1
  %v5 = arith.constant 8 : index
  %v6 = arith.shrsi %i, %v5 : index
  %v7 = arith.andi %b, %a : i32
  %v8 = arith.constant -7 : i16
  %v9 = arith.index_cast %v8 : i16 to index
  %v10 = arith.constant 1 : i8
  %v11 = arith.select %v2, %v10, %x : i8
  %v12 = arith.trunci %x : i8 to i1
  %v13 = arith.constant 5 : i16
  %v14 = arith.trunci %v13 : i16 to i8
  %v15 = arith.constant -7 : i32
  %v16 = arith.cmpi ne, %v7, %v15 : i32
  %v17 = arith.shrsi %v4, %v2 : i1
  %v18 = arith.constant 2 : i8
  %v19 = arith.constant -7 : i8
  %v20 = arith.subi %v18, %v19 : i8
  %v21 = arith.constant -7 : index
  %v22 = arith.select %v4, %v21, %v0 : index
  return %v12, %v16, %v17, %v18, %v19, %v20, %v3, %v8, %v13, %v1, %v7, %v15, %v9, %v21, %v22 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
}
func.func @f42(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.constant true
  %v1 = arith.constant 3 : index
  %v2 = arith.constant 5 : index
  %v3 = arith.select %v0, %v1, %v2 : index
  %v4 = arith.index_castui %v3 : index to i32
  %v5 = arith.constant false
  %v6 = arith.constant false
  %v7 = arith.shrui %v5, %v6 : i1
  %v8 = arith.maxsi %z, %z : i16
  %v9 = arith.shrsi %q, %v6 : i1
  %v10 = arith.constant false
  %v11 = arith.maxsi %v10, %v6 : i1
  %v12 = arith.index_castui %b : i32 to index
  %v13 = arith.constant 0 : index
  %v14 = arith.select %v7, %v3, %v13 : index
  %v15 = arith.constant 3 : i16
  %v16 = arith.minui %z, %v15 : i16
  %v17 = arith.extui %x : i8 to i16
  %v18 = arith.addi %b, %b : i32
  %v19 = arith.constant false
  %v20 = arith.cmpi eq, %v19, %v11 : i1
  %v21 = arith.trunci %x : i8 to i1
  %v22 = arith.extsi %x : i8 to i16
  return %v19, %v20, %v21, %x, %v16, %v17, %v22, %b, %v4, %v18, %v12, %v13, %v14 : i1, i1, i1, i8, i16, i16, i16, i32, i32, i32, index, index, index
}
func.func @f43(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index) {
  %v0 = arith.extui %x : i8 to i32
  %v1 = arith.ori %v0, %b : i32
  %v2 = arith.constant 16 : i8
  %v3 = arith.select %q, %v2, %v2 : i8
  %v4 = arith.extui %v2 : i8 to i32
  %v5 = arith.xori %z, %y : i16
  %v6 = arith.constant -1 : i16
  %v7 = arith.cmpi sle, %v6, %z : i16
  %v8 = arith.constant 1 : i8
  %v9 = arith.extsi %v8 : i8 to i32
  %v10 = arith.minui %i, %i : index
  %v11 = arith.constant 8 : i16
  %v12 = arith.subi %v11, %v5 overflow<nsw, nuw> : i16
  %v13 = arith.constant -1 : i8
  %v14 = arith.cmpi eq, %v13, %v8 : i8
  %v15 = arith.trunci %v1 : i32 to i8
  %v16 = arith.extui %v5 : i16 to i32
  %v17 = arith.subi %v12, %z : i16
  %v18 = arith.constant 0 : i8
  %v19 = arith.ori %v13, %v18 : i8
  return %q, %v7, %v14, %v15, %v18, %v19, %v11, %v12, %v17, %v4, %v9, %v16, %i, %v10 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index
}
func.func @f44(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.extsi %q : i1 to i8
  %v1 = arith.constant true
  %v2 = arith.extui %v1 : i1 to i32
  %v3 = arith.extsi %x : i8 to i32
  %v4 = arith.constant true
  %v5 = arith.extui %v4 : i1 to i32
  %v6 = arith.constant 16 : i32
  %v7 = arith.muli %v5, %v6 : i32
  %v8 = arith.constant false
  %v9 = arith.constant false
  %v10 = arith.cmpi ne, %v8, %v9 : i1
  %v11 = arith.addi %z, %y overflow<nsw> : i16
  %v12 = arith.select %v8, %x, %v0 : i8
  %v13 = arith.cmpi sle, %v9, %v9 : i1
  %v14 = arith.constant 3 : index
  %v15 = arith.xori %i, %v14 : index
  %v16 = arith.subi %x, %v0 overflow<nsw> : i8
  %v17 = arith.shrui %v6, %v6 : i32
  %v18 = arith.cmpi ne, %v14, %v14 : index
  %v19 = arith.select %v10, %v0, %v0 : i8
  return %v10, %v13, %v18, %v12, %v16, %v19, %y, %z, %v11, %v6, %v7, %v17, %i, %v14, %v15 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
}
func.func @f45(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.trunci %y : i16 to i8
  %v1 = arith.select %q, %y, %y : i16
  %v2 = arith.constant 0 : index
  %v3 = arith.select %p, %v2, %i : index
  %v4 = arith.constant 8 : i32
  %v5 = arith.trunci %v4 : i32 to i8
  %v6 = arith.maxsi %y, %y : i16
  %v7 = arith.addi %v1, %y : i16
  %v8 = arith.trunci %v4 : i32 to i16
  %v9 = arith.constant true
  %v10 = arith.constant 3 : i8
  %v11 = arith.select %v9, %v5, %v10 : i8
  %v12 = arith.select %p, %x, %x : i8
  %v13 = arith.extsi %v9 : i1 to i8
  %v14 = arith.constant 1 : i32
  %v15 = arith.index_castui %v14 : i32 to index
  %v16 = arith.maxsi %p, %p : i1
  %v17 = arith.xori %i, %v2 : index
  %v18 = arith.constant 2 : i8
  %v19 = arith.cmpi sle, %v5, %v18 : i8
  return %v9, %v16, %v19, %v12, %v13, %v18, %v6, %v7, %v8, %b, %v4, %v14, %v3, %v15, %v17 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
}
func.func @f46(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index) {
  %v0 = arith.extsi %p : i1 to i32
  %v1 = arith.addi %i, %i overflow<nsw, nuw> : index
  %v2 = arith.addi %q, %p overflow<nuw> : i1
  %v3 = arith.select %p, %v0, %a : i32
  %v4 = arith.cmpi uge, %i, %i : index
  %v5 = arith.constant 1 : i8
  %v6 = arith.addi %v5, %x : i8
  %v7 = arith.minui %z, %z : i16
  %v8 = arith.shli %x, %v6 : i8
  %v9 = arith.constant 0 : i8
  %v10 = arith.extui %v9 : i8 to i16
  %v11 = arith.constant 3 : i8
  %v12 = arith.extui %v11 : i8 to i16
  %v13 = arith.select %q, %z, %v7 : i16
  %v14 = arith.constant true
  %v15 = arith.shli %v14, %v4 overflow<nsw, nuw> : i1
  %v16 = arith.constant true
  %v17 = arith.subi %q, %v16 overflow<nsw> : i1
  %v18 = arith.constant -7 : i32
  %v19 = arith.ori %a, %v18 : i32
  return %v15, %v16, %v17, %v8, %v9, %v11, %v10, %v12, %v13, %v3, %v18, %v19, %i, %v1 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index
}
func.func @f47(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.andi %i, %i : index
  %v1 = arith.index_cast %v0 : index to i32
  %v2 = arith.xori %v0, %v0 : index
  %v3 = arith.constant true
  %v4 = arith.extsi %v3 : i1 to i32
  %v5 = arith.constant 1 : i8
  %v6 = arith.andi %v5, %v5 : i8
  %v7 = arith.shrsi %y, %z : i16
  %v8 = arith.constant 3 : i8
  %v9 = arith.cmpi ugt, %v5, %v8 : i8
  %v10 = arith.addi %v4, %a overflow<nsw, nuw> : i32
  %v11 = arith.ori %v7, %z : i16
  %v12 = arith.constant 3 : i16
  %v13 = arith.shrsi %v12, %v12 : i16
  %v14 = arith.constant 1 : index
  %v15 = arith.constant 8 : index
  %v16 = arith.addi %v14, %v15 : index
  %v17 = arith.extui %p : i1 to i8
  %v18 = arith.divsi %v17, %v6 : i8
  %v19 = arith.addi %v0, %v2 : index
  return %q, %v3, %v9, %v8, %v17, %v18, %v11, %v12, %v13, %v1, %v4, %v10, %v15, %v16, %v19 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
}
func.func @f48(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.cmpi uge, %y, %y : i16
  %v1 = arith.addi %v0, %q overflow<nuw> : i1
  %v2 = arith.extui %z : i16 to i32
  %v3 = arith.minui %i, %i : index
  %v4 = arith.select %v1, %z, %z : i16
  %v5 = arith.constant 16 : i8
  %v6 = arith.xori %v5, %x : i8
  %v7 = arith.trunci %v2 : i32 to i8
  %v8 = arith.cmpi slt, %i, %v3 : index
  %v9 = arith.addi %v3, %v3 overflow<nsw, nuw> : index
  %v10 = arith.constant -1 : i32
  %v11 = arith.select %v1, %v2, %v10 : i32
  %v12 = arith.constant 5 : i32
  %v13 = arith.constant -7 : i32
  %v14 = arith.addi %v12, %v13 overflow<nsw, nuw> : i32
  %v15 = arith.extui %x : i8 to i16
  %v16 = arith.andi %v12, %v10 : i32
  %v17 = arith.addi %v6, %v6 overflow<nsw> : i8
  return %v0, %v1, %v8, %v6, %v7, %v17, %z, %v4, %v15, %v13, %v14, %v16, %i, %v3, %v9 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
}
func.func @f49(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index) {
  %v0 = arith.andi %b, %b : i32
  %v1 = arith.addi %y, %y : i16
  %v2 = arith.extui %q : i1 to i8
  %v3 = arith.constant 0 : i32
  %v4 = arith.muli %b, %v3 : i32
  %v5 = arith.shli %a, %v3 overflow<nsw> : i32
  %v6 = arith.subi %x, %v2 overflow<nsw> : i8
  %v7 = arith.select %p, %v2, %v2 : i8
  %v8 = arith.ori %y, %y : i16
  %v9 = arith.shrui %v4, %v0 : i32
  %v10 = arith.trunci %v5 : i32 to i8
  %v11 = arith.constant 3 : i32
  %v12 = arith.shrui %v11, %v3 : i32
  %v13 = arith.constant -7 : i8
  %v14 = arith.select %p, %v7, %v13 : i8
  %v15 = arith.constant 1 : i8
  %v16 = arith.addi %v14, %v15 : i8
  %v17 = arith.constant false
  %v18 = arith.select %q, %q, %v17 : i1
  return %q, %v17, %v18, %v14, %v15, %v16, %z, %v1, %v8, %v9, %v11, %v12, %i : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index
}
func.func @f50(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.shli %a, %b overflow<nsw, nuw> : i32
  %v1 = arith.extsi %y : i16 to i32
  %v2 = arith.minui %x, %x : i8
  %v3 = arith.xori %a, %v1 : i32
  %v4 = arith.constant 2 : i32
  %v5 = arith.addi %v4, %v4 overflow<nsw, nuw> : i32
  %v6 = arith.constant true
  %v7 = arith.select %v6, %y, %y : i16
  %v8 = arith.cmpi slt, %x, %v2 : i8
  %v9 = arith.constant 8 : i32
  %v10 = arith.shrui %v9, %v5 : i32
  %v11 = arith.extsi %v6 : i1 to i32
  %v12 = arith.remui %i, %i : index
  %v13 = arith.trunci %v4 : i32 to i8
  %v14 = arith.trunci %v9 : i32 to i8
  %v15 = arith.xori %i, %v12 : index
  %v16 = arith.extsi %q : i1 to i8
  return %q, %v6, %v8, %v13, %v14, %v16, %y, %z, %v7, %v9, %v10, %v11, %i, %v12, %v15 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
}
func.func @f51(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.constant false
  %v1 = arith.constant false
  %v2 = arith.select %v0, %p, %v1 : i1
  %v3 = arith.constant 16 : i8
  %v4 = arith.extsi %v3 : i8 to i16
  %v5 = arith.constant 16 : i32
  %v6 = arith.cmpi ne, %a, %v5 : i32
  %v7 = arith.constant -1 : i8
  %v8 = arith.muli %v7, %v7 overflow<nuw> : i8
  %v9 = arith.extui %v7 : i8 to i32
  %v10 = arith.constant true
  %v11 = arith.select %v10, %v3, %v8 : i8
  %v12 = arith.index_castui %b : i32 to index
  %v13 = arith.maxsi %x, %x : i8
  %v14 = arith.extsi %v13 : i8 to i16
  %v15 = arith.constant 16 : i8
  %v16 = arith.subi %v11, %v15 overflow<nuw> : i8
  %v17 = arith.shrui %v12, %i : index
  %v18 = arith.shli %v5, %v5 overflow<nsw> : i32
  %v19 = arith.constant 0 : i32
  %v20 = arith.muli %v19, %v19 overflow<nsw> : i32
  %v21 = arith.constant 3 : i8
  %v22 = arith.constant 3 : i8
  %v23 = arith.addi %v21, %v22 overflow<nsw, nuw> : i8
  return %v2, %v6, %v10, %v21, %v22, %v23, %z, %v4, %v14, %v18, %v19, %v20, %i, %v12, %v17 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
}
func.func @f52(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index) {
  %v0 = arith.extui %x : i8 to i32
  %v1 = arith.constant false
  %v2 = arith.divsi %q, %v1 : i1
  %v3 = arith.constant 1 : i16
  %v4 = arith.shrsi %y, %v3 : i16
  %v5 = arith.shrui %y, %v3 : i16
  %v6 = arith.trunci %v0 : i32 to i8
  %v7 = arith.constant false
  %v8 = arith.constant true
  %v9 = arith.shli %v7, %v8 overflow<nsw> : i1
  %v10 = arith.constant true
  %v11 = arith.extui %v10 : i1 to i8
  %v12 = arith.trunci %x : i8 to i1
  %v13 = arith.xori %v4, %v5 : i16
  %v14 = arith.constant 0 : i8
  %v15 = arith.maxsi %v11, %v14 : i8
  %v16 = arith.trunci %a : i32 to i8
  %v17 = arith.constant 16 : i8
  %v18 = arith.select %v10, %v16, %v17 : i8
  %v19 = arith.shrui %b, %a : i32
  %v20 = arith.subi %v3, %v5 overflow<nsw> : i16
  return %v9, %v10, %v12, %v16, %v17, %v18, %v5, %v13, %v20, %b, %v0, %v19, %i : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index
}
func.func @f53(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.shrui %x, %x : i8
  %v1 = arith.andi %b, %a : i32
  %v2 = arith.extsi %v0 : i8 to i16
  %v3 = arith.extsi %v2 : i16 to i32
  %v4 = arith.extui %q : i1 to i8
  %v5 = arith.constant 1 : index
  %v6 = arith.muli %v5, %v5 : index
  %v7 = arith.constant 5 : index
  %v8 = arith.addi %v7, %v6 overflow<nuw> : index
  %v9 = arith.constant false
  %v10 = arith.constant 2 : i16
  %v11 = arith.select %v9, %v10, %v10 : i16
  %v12 = arith.constant true
  %v13 = arith.select %v12, %q, %q : i1
  %v14 = arith.andi %v6, %v7 : index
  %v15 = arith.constant 16 : i8
  %v16 = arith.trunci %v15 : i8 to i1
  %v17 = arith.addi %v10, %v2 : i16
  %v18 = arith.muli %x, %v4 overflow<nsw, nuw> : i8
  %v19 = arith.trunci %v15 : i8 to i1
  return %v13, %v16, %v19, %v4, %v15, %v18, %v10, %v11, %v17, %b, %v1, %v3, %v7, %v8, %v14 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
}
func.func @f54(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.constant true
  %v1 = arith.cmpi ne, %v0, %p : i1
  %v2 = arith.remui %x, %x : i8
  %v3 = arith.select %v0, %v2, %v2 : i8
  %v4 = arith.addi %v0, %q overflow<nsw, nuw> : i1
  %v5 = arith.constant 1 : i8
  %v6 = arith.cmpi slt, %v5, %v3 : i8
  %v7 = arith.constant 2 : index
  %v8 = arith.index_castui %v7 : index to i32
  %v9 = arith.constant 5 : index
  %v10 = arith.andi %i, %v9 : index
  %v11 = arith.constant 0 : i32
  %v12 = arith.addi %v11, %a overflow<nsw, nuw> : i32
  %v13 = arith.subi %v4, %v1 : i1
  %v14 = arith.constant -7 : index
  %v15 = arith.select %v13, %v9, %v14 : index
  %v16 = arith.constant 5 : i8
  %v17 = arith.select %v6, %v16, %v16 : i8
  %v18 = arith.extui %v1 : i1 to i32
  %v19 = arith.index_castui %v10 : index to i32
  %v20 = arith.extui %v1 : i1 to i8
  return %v4, %v6, %v13, %v16, %v17, %v20, %y, %z, %v12, %v18, %v19, %v10, %v14, %v15 : i1, i1, i1, i8, i8, i8, i16, i16, i32, i32, i32, index, index, index
}
func.func @f55(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.constant 8 : i32
  %v1 = arith.constant 1 : i32
  %v2 = arith.cmpi ne, %v0, %v1 : i32
  %v3 = arith.xori %i, %i : index
  %v4 = arith.constant -7 : i32
  %v5 = arith.shrsi %a, %v4 : i32
  %v6 = arith.constant false
  %v7 = arith.extui %v6 : i1 to i32
  %v8 = arith.remui %z, %z : i16
  %v9 = arith.constant -7 : i32
  %v10 = arith.constant 5 : i32
  %v11 = arith.select %p, %v9, %v10 : i32
  %v12 = arith.constant 2 : index
  %v13 = arith.index_cast %v12 : index to i32
  %v14 = arith.extsi %x : i8 to i16
  %v15 = arith.cmpi slt, %v2, %v2 : i1
  %v16 = arith.addi %x, %x overflow<nsw, nuw> : i8
  %v17 = arith.muli %q, %q overflow<nsw> : i1
  %v18 = arith.constant 0 : index
  %v19 = arith.subi %v3, %v18 overflow<nsw> : index
  %v20 = arith.constant -1 : i16
  %v21 = arith.subi %v8, %v20 overflow<nsw> : i16
  %v22 = arith.trunci %x : i8 to i1
  return %v15, %v17, %v22, %x, %v16, %v14, %v20, %v21, %v10, %v11, %v13, %v12, %v18, %v19 : i1, i1, i1, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
}
func.func @f56(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index) {
  %v0 = arith.trunci %b : i32 to i8
  %v1 = arith.minui %p, %q : i1
  %v2 = arith.remui %b, %a : i32
  %v3 = arith.shli %a, %v2 : i32
  %v4 = arith.extsi %v0 : i8 to i16
  %v5 = arith.divsi %q, %v1 : i1
  %v6 = arith.addi %x, %v0 overflow<nuw> : i8
  %v7 = arith.select %v1, %v1, %q : i1
  %v8 = arith.trunci %a : i32 to i16
  %v9 = arith.extui %v8 : i16 to i32
  %v10 = arith.select %v1, %v5, %p : i1
  %v11 = arith.constant 5 : i8
  %v12 = arith.subi %v11, %v6 : i8
  %v13 = arith.index_castui %v2 : i32 to index
  %v14 = arith.constant 2 : i32
  %v15 = arith.ori %v2, %v14 : i32
  return %v5, %v7, %v10, %v6, %v11, %v12, %z, %v4, %v8, %v9, %v14, %v15, %i, %v13 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index
}
func.func @f57(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index) {
  %v0 = arith.extsi %x : i8 to i16
  %v1 = arith.select %q, %b, %a : i32
  %v2 = arith.constant -7 : i8
  %v3 = arith.ori %v2, %v2 : i8
  %v4 = arith.index_castui %i : index to i32
  %v5 = arith.extui %v3 : i8 to i16
  %v6 = arith.shli %p, %q overflow<nsw> : i1
  %v7 = arith.extsi %v2 : i8 to i16
  %v8 = arith.constant 16 : i16
  %v9 = arith.minui %v8, %v8 : i16
  %v10 = arith.constant false
  %v11 = arith.subi %v10, %p overflow<nsw> : i1
  %v12 = arith.select %q, %b, %b : i32
  %v13 = arith.extsi %v3 : i8 to i32
  %v14 = arith.ori %i, %i : index
  %v15 = arith.constant true
  %v16 = arith.constant false
  %v17 = arith.select %v15, %v10, %v16 : i1
  %v18 = arith.andi %v9, %v9 : i16
  return %v15, %v16, %v17, %x, %v2, %v3, %v8, %v9, %v18, %v4, %v12, %v13, %i, %v14 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index
}
func.func @f58(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.constant 1 : index
  %v1 = arith.subi %v0, %v0 overflow<nuw> : index
  %v2 = arith.cmpi uge, %b, %b : i32
  %v3 = arith.addi %x, %x overflow<nsw> : i8
  %v4 = arith.constant 16 : i16
  %v5 = arith.trunci %v4 : i16 to i8
  %v6 = arith.trunci %x : i8 to i1
  %v7 = arith.constant 16 : index
  %v8 = arith.index_cast %v7 : index to i32
  %v9 = arith.shli %i, %i overflow<nsw, nuw> : index
  %v10 = arith.constant -1 : i8
  %v11 = arith.trunci %v10 : i8 to i1
  %v12 = arith.constant 1 : i16
  %v13 = arith.constant 3 : i16
  %v14 = arith.muli %v12, %v13 overflow<nsw, nuw> : i16
  %v15 = arith.constant false
  %v16 = arith.extui %v15 : i1 to i8
  %v17 = arith.constant true
  %v18 = arith.extui %v17 : i1 to i32
  %v19 = arith.constant 0 : index
  %v20 = arith.minui %v9, %v19 : index
  %v21 = arith.constant 5 : i32
  %v22 = arith.addi %v21, %b : i32
  %v23 = arith.ori %z, %v12 : i16
  return %v11, %v15, %v17, %v5, %v10, %v16, %v13, %v14, %v23, %v18, %v21, %v22, %v9, %v19, %v20 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
}
func.func @f59(%p: i1, %q: i1, %x: i8, %y: i16, %z: i16, %a: i32, %b: i32, %i: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
  %v0 = arith.remui %x, %x : i8
  %v1 = arith.shrsi %p, %q : i1
  %v2 = arith.constant -7 : i8
  %v3 = arith.minui %v2, %v0 : i8
  %v4 = arith.constant 0 : index
  %v5 = arith.cmpi sle, %v4, %v4 : index
  %v6 = arith.extui %v2 : i8 to i32
  %v7 = arith.constant 8 : index
  %v8 = arith.constant 5 : index
  %v9 = arith.cmpi uge, %v7, %v8 : index
  %v10 = arith.addi %v2, %x overflow<nuw> : i8
  %v11 = arith.minui %a, %v6 : i32
  %v12 = arith.constant -7 : index
  %v13 = arith.cmpi ugt, %v12, %i : index
  %v14 = arith.select %v1, %v8, %v7 : index
  %v15 = arith.select %v9, %v0, %v0 : i8
  %v16 = arith.constant true
  %v17 = arith.ori %v9, %v16 : i1
  %v18 = arith.constant 8 : i32
  %v19 = arith.constant 5 : i32
  %v20 = arith.addi %v18, %v19 : i32
  %v21 = arith.extui %v0 : i8 to i16
  return %v13, %v16, %v17, %v3, %v10, %v15, %y, %z, %v21, %v18, %v19, %v20, %v8, %v12, %v14 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
}
