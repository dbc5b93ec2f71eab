// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.affine;

import java.util.ArrayDeque;
import java.util.Deque;
import org.mortise.ir.affine.AffineBinaryExpr.Kind;

/**
 * Writes expressions with as few parentheses as the reference does: operands of a sum are bare, operands of anything
 * else are in parentheses unless they are leaves; negative terms are subtracted.
 */
final class AffineText {
  private static final class Parenthesized {
    private final AffineExpr expr;

    private Parenthesized(AffineExpr expr) {
      this.expr = expr;
    }
  }

  private final StringBuilder out = new StringBuilder();
  /** What is still to be written: strings, expressions, and expressions that need parentheses. */
  private final Deque<Object> open = new ArrayDeque<>();

  private AffineText() {}

  static String of(AffineExpr expr) {
    return new AffineText().write(expr);
  }

  private String write(AffineExpr root) {
    open.push(root);
    while (!open.isEmpty()) {
      Object next = open.pop();
      if (next instanceof String text) {
        out.append(text);
      } else if (next instanceof Parenthesized operand) {
        writeOperand(operand.expr);
      } else {
        writeBare((AffineExpr) next);
      }
    }
    return out.toString();
  }

  private void writeOperand(AffineExpr expr) {
    if (expr instanceof AffineBinaryExpr) {
      out.append('(');
      open.push(")");
    }
    writeBare(expr);
  }

  private void writeBare(AffineExpr expr) {
    if (expr instanceof AffineDimExpr dim) {
      out.append('d').append(dim.position());
    } else if (expr instanceof AffineSymbolExpr symbol) {
      out.append('s').append(symbol.position());
    } else if (expr instanceof AffineConstantExpr constant) {
      out.append(constant.value());
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
