// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.affine;

import java.util.ArrayDeque;
import java.util.Deque;
import org.mortise.ir.affine.AffineBinaryExpr.Kind;

/**
 * Prints expressions in MLIR's form, with few parentheses: operands of a sum are bare, operands of other operators are
 * in parentheses unless they are leaves; negative terms are subtracted.
 */
final class AffineText {
  private static final class Parenthesized {
    private final AffineExpr expr;

    private Parenthesized(AffineExpr expr) {
      this.expr = expr;
    }
  }

  private final AffineExpr.Sink out;
  /** The pending output: strings, expressions, and expressions that need parentheses. */
  private final Deque<Object> open = new ArrayDeque<>();

  private AffineText(AffineExpr.Sink out) {
    this.out = out;
  }

  static String of(AffineExpr expr) {
    StringBuilder text = new StringBuilder();
    write(expr, new AffineExpr.Sink() {
      @Override
      public void text(String part) {
        text.append(part);
      }

      @Override
      public void leaf(AffineExpr leaf) {
        if (leaf instanceof AffineDimExpr dim) {
          text.append('d').append(dim.position());
        } else {
          text.append('s').append(((AffineSymbolExpr) leaf).position());
        }
      }
    });
    return text.toString();
  }

  static void write(AffineExpr expr, AffineExpr.Sink out) {
    new AffineText(out).write(expr);
  }

  private void write(AffineExpr root) {
    open.push(root);
    while (!open.isEmpty()) {
      Object next = open.pop();
      if (next instanceof String text) {
        out.text(text);
      } else if (next instanceof Parenthesized operand) {
        writeOperand(operand.expr);
      } else {
        writeBare((AffineExpr) next);
      }
    }
  }

  private void writeOperand(AffineExpr expr) {
    if (expr instanceof AffineBinaryExpr) {
      out.text("(");
      open.push(")");
    }
    writeBare(expr);
  }

  private void writeBare(AffineExpr expr) {
    if (expr instanceof AffineDimExpr || expr instanceof AffineSymbolExpr) {
      out.leaf(expr);
    } else if (expr instanceof AffineConstantExpr constant) {
      out.text(Long.toString(constant.value()));
    } else if (((AffineBinaryExpr) expr).kind() == Kind.ADD) {
      writeSum((AffineBinaryExpr) expr);
    } else {
      writeOperation((AffineBinaryExpr) expr);
    }
  }

  private void writeOperation(AffineBinaryExpr expr) {
    if (expr.kind() == Kind.MUL && expr.right().isConstant(-1)) {
      push("-", new Parenthesized(expr.left()));
      return;
    }
    push(new Parenthesized(expr.left()), expr.kind().spelling(), new Parenthesized(expr.right()));
  }

  private void writeSum(AffineBinaryExpr sum) {
    AffineExpr right = sum.right();
    if (right instanceof AffineConstantExpr constant && constant.value() < 0) {
      push(sum.left(), " - ", magnitude(constant.value()));
      return;
    }
    boolean negativeTerm = right instanceof AffineBinaryExpr product
        && product.kind() == Kind.MUL
        && product.right() instanceof AffineConstantExpr factor
        && factor.value() < 0;
    if (!negativeTerm) {
      push(sum.left(), " + ", right);
      return;
    }
    AffineExpr term = ((AffineBinaryExpr) right).left();
    long factor = ((AffineConstantExpr) ((AffineBinaryExpr) right).right()).value();
    if (factor != -1) {
      push(sum.left(), " - ", new Parenthesized(term), " * ", magnitude(factor));
      return;
    }
    boolean isSum = term instanceof AffineBinaryExpr inner && inner.kind() == Kind.ADD;
    push(sum.left(), " - ", isSum ? new Parenthesized(term) : term);
  }

  private static String magnitude(long negative) {
    return Long.toString(-negative);
  }

  private void push(Object... parts) {
    for (int i = parts.length - 1; i >= 0; i--) {
      open.push(parts[i]);
    }
  }
}
