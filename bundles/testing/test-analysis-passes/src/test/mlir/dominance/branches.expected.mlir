Testing : diamond
--- DominanceInfo ---
Nearest(0, 0) = 0
Nearest(0, 1) = 0
Nearest(0, 2) = 0
Nearest(0, 3) = 0
Nearest(0, 4) = 4
Nearest(1, 0) = 0
Nearest(1, 1) = 1
Nearest(1, 2) = 0
Nearest(1, 3) = 0
Nearest(1, 4) = 4
Nearest(2, 0) = 0
Nearest(2, 1) = 0
Nearest(2, 2) = 2
Nearest(2, 3) = 0
Nearest(2, 4) = 4
Nearest(3, 0) = 0
Nearest(3, 1) = 0
Nearest(3, 2) = 0
Nearest(3, 3) = 3
Nearest(3, 4) = 4
Nearest(4, 0) = 4
Nearest(4, 1) = 4
Nearest(4, 2) = 4
Nearest(4, 3) = 4
Nearest(4, 4) = 4
--- PostDominanceInfo ---
Nearest(0, 0) = 0
Nearest(0, 1) = 3
Nearest(0, 2) = 3
Nearest(0, 3) = 3
Nearest(0, 4) = 4
Nearest(1, 0) = 3
Nearest(1, 1) = 1
Nearest(1, 2) = 3
Nearest(1, 3) = 3
Nearest(1, 4) = 4
Nearest(2, 0) = 3
Nearest(2, 1) = 3
Nearest(2, 2) = 2
Nearest(2, 3) = 3
Nearest(2, 4) = 4
Nearest(3, 0) = 3
Nearest(3, 1) = 3
Nearest(3, 2) = 3
Nearest(3, 3) = 3
Nearest(3, 4) = 4
Nearest(4, 0) = 4
Nearest(4, 1) = 4
Nearest(4, 2) = 4
Nearest(4, 3) = 4
Nearest(4, 4) = 4
--- Block Dominance relationship ---
dominates(0, 0) = true
dominates(0, 1) = true
dominates(0, 2) = true
dominates(0, 3) = true
dominates(0, 4) = false
dominates(1, 0) = false
dominates(1, 1) = true
dominates(1, 2) = false
dominates(1, 3) = false
dominates(1, 4) = false
dominates(2, 0) = false
dominates(2, 1) = false
dominates(2, 2) = true
dominates(2, 3) = false
dominates(2, 4) = false
dominates(3, 0) = false
dominates(3, 1) = false
dominates(3, 2) = false
dominates(3, 3) = true
dominates(3, 4) = false
dominates(4, 0) = true
dominates(4, 1) = true
dominates(4, 2) = true
dominates(4, 3) = true
dominates(4, 4) = true
--- Block PostDominance relationship ---
postdominates(0, 0) = true
postdominates(0, 1) = false
postdominates(0, 2) = false
postdominates(0, 3) = false
postdominates(0, 4) = false
postdominates(1, 0) = false
postdominates(1, 1) = true
postdominates(1, 2) = false
postdominates(1, 3) = false
postdominates(1, 4) = false
postdominates(2, 0) = false
postdominates(2, 1) = false
postdominates(2, 2) = true
postdominates(2, 3) = false
postdominates(2, 4) = false
postdominates(3, 0) = true
postdominates(3, 1) = true
postdominates(3, 2) = true
postdominates(3, 3) = true
postdominates(3, 4) = false
postdominates(4, 0) = true
postdominates(4, 1) = true
postdominates(4, 2) = true
postdominates(4, 3) = true
postdominates(4, 4) = true
module {
  func.func @diamond(%arg0: i1) {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    cf.br ^bb3
  ^bb2:  // pred: ^bb0
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    return
  }
}

