// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arithintnarrowing;

import java.util.List;
import org.mortise.dialect.vector.BroadcastOp;
import org.mortise.dialect.vector.ExtractElementOp;
import org.mortise.dialect.vector.ExtractOp;
import org.mortise.dialect.vector.ExtractStridedSliceOp;
import org.mortise.dialect.vector.FlatTransposeOp;
import org.mortise.dialect.vector.InsertElementOp;
import org.mortise.dialect.vector.InsertOp;
import org.mortise.dialect.vector.InsertStridedSliceOp;
import org.mortise.dialect.vector.ShapeCastOp;
import org.mortise.dialect.vector.TransposeOp;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.IRMapping;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.types.ShapedType;

/** Moves extensions of integers after operations that move elements of vectors. */
final class VectorNarrowing {
  private static final List<String> OF_SOURCE = List.of(BroadcastOp.NAME, ExtractElementOp.NAME, ExtractOp.NAME,
      ExtractStridedSliceOp.NAME, FlatTransposeOp.NAME, ShapeCastOp.NAME, TransposeOp.NAME);
  private static final List<String> INSERTIONS =
      List.of(InsertElementOp.NAME, InsertOp.NAME, InsertStridedSliceOp.NAME);

  private final NarrowTypes types;

  private VectorNarrowing(NarrowTypes types) {
    this.types = types;
  }

  static void addTo(PatternSet patterns, NarrowTypes types) {
    VectorNarrowing narrowing = new VectorNarrowing(types);
    for (String name : OF_SOURCE) {
      patterns.add(RewritePattern.of(name, "ExtensionOverMove", VectorNarrowing::moveExtension));
    }
    for (String name : INSERTIONS) {
      patterns.add(RewritePattern.of(name, "ExtensionOverInsertion", narrowing::narrowInsertion));
    }
  }

  /** The first operand is an extension: applies the operation to the operand of that. */
  private static boolean moveExtension(Operation op, PatternRewriter rewriter) {
    Operation extend = op.operand(0).definingOp();
    Extension extension = Extension.of(extend);
    if (extension == null) {
      return false;
    }
    IRMapping mapping = new IRMapping();
    mapping.map(op.operand(0), extend.operand(0));
    Type narrow = withElement(op.result(0).type(), elementOf(extend.operand(0).type()));
    replace(op, mapping, narrow, extension, rewriter);
    return true;
  }

  /** The inserted value is an extension: truncates the value and the vector if that is possible. */
  private boolean narrowInsertion(Operation op, PatternRewriter rewriter) {
    Value source = op.operand(0);
    Value vector = op.operand(1);
    Extension extension = Extension.of(source.definingOp());
    if (extension == null) {
      return false;
    }
    int bits = Math.max(NarrowTypes.bits(source, extension), NarrowTypes.bits(vector, extension));
    Type narrow = types.narrow(bits, vector.type());
    if (narrow == null) {
      return false;
    }
    rewriter.setInsertionPoint(op);
    IRMapping mapping = new IRMapping();
    Type narrowSource = withElement(source.type(), elementOf(narrow));
    mapping.map(source, NarrowTypes.truncate(source, narrowSource, op.location(), rewriter));
    mapping.map(vector, NarrowTypes.truncate(vector, narrow, op.location(), rewriter));
    replace(op, mapping, narrow, extension, rewriter);
    return true;
  }

  /** Replaces {@code op} by an extension of itself on other operands. */
  private static void replace(
      Operation op, IRMapping mapping, Type narrow, Extension extension, PatternRewriter rewriter) {
    rewriter.setInsertionPoint(op);
    Operation copy = op.cloneWithoutRegions(mapping);
    copy.setDiscardableAttributes(DictionaryAttr.empty(op.context()));
    copy.result(0).setType(narrow);
    rewriter.insert(copy);
    rewriter.replaceOp(op, extension.create(rewriter, op.location(), op.result(0).type(), copy.result(0)));
  }

  private static Type elementOf(Type type) {
    return type instanceof ShapedType shaped ? shaped.elementType() : type;
  }

  private static Type withElement(Type type, Type element) {
    return type instanceof ShapedType shaped ? (Type) shaped.cloneWith(shaped.shape(), element) : element;
  }
}
