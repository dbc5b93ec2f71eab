// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.conversion;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;

/**
 * Patterns for operations that forward values of any type, such as structured loops and their terminators. Each type
 * can be converted to any number of types.
 */
public final class StructuralPatterns {
  private abstract static class OfParts extends ConversionPattern {
    private final String name;

    OfParts(String rootName, String name, TypeConverter converter) {
      super(rootName, converter);
      this.name = name;
    }

    @Override
    public final String name() {
      return name;
    }

    @Override
    public final boolean takesParts() {
      return true;
    }

    @Override
    public final boolean matchAndRewrite(Operation op, List<Value> operands, ConversionRewriter rewriter) {
      throw new IllegalStateException("the pattern takes parts");
    }

    static List<Value> flat(List<List<Value>> operands) {
      List<Value> all = new ArrayList<>(operands.size());
      operands.forEach(all::addAll);
      return all;
    }
  }

  private static final class Rebuilding extends OfParts {
    Rebuilding(String rootName, String name, TypeConverter converter) {
      super(rootName, name, converter);
    }

    @Override
    public boolean matchAndRewriteParts(Operation op, List<List<Value>> operands, ConversionRewriter rewriter) {
      List<List<Type>> types = new ArrayList<>(op.resultCount());
      OperationState state = rewriter.state(op.location(), op.name().name())
          .addOperands(flat(operands)).addAttributes(op.attributes());
      for (OpResult result : op.resultList()) {
        List<Type> converted = typeConverter().convertTypes(result.type());
        if (converted == null) {
          return rewriter.notifyMatchFailure(op, "the type of result #" + result.index() + " cannot be converted");
        }
        types.add(converted);
        state.addResultTypes(converted);
      }
      for (int i = 0; i < op.regionCount(); i++) {
        if (!rewriter.convertRegionTypes(op.region(i), typeConverter(), null)) {
          return rewriter.notifyMatchFailure(op, "the arguments of region #" + i + " cannot be converted");
        }
        state.addRegion();
      }
      Operation rebuilt = rewriter.create(state);
      for (int i = 0; i < op.regionCount(); i++) {
        rewriter.inlineRegionBefore(op.region(i), rebuilt.region(i), null);
      }
      rewriter.replaceOpWithParts(op, parts(rebuilt, types));
      return true;
    }

    private static List<List<Value>> parts(Operation rebuilt, List<List<Type>> types) {
      List<List<Value>> parts = new ArrayList<>(types.size());
      int next = 0;
      for (List<Type> converted : types) {
        parts.add(List.copyOf(rebuilt.resultList().subList(next, next + converted.size())));
        next += converted.size();
      }
      return parts;
    }
  }

  private static final class Forwarding extends OfParts {
    Forwarding(String rootName, String name, TypeConverter converter) {
      super(rootName, name, converter);
    }

    @Override
    public boolean matchAndRewriteParts(Operation op, List<List<Value>> operands, ConversionRewriter rewriter) {
      rewriter.modifyOpInPlace(op, () -> op.setOperands(flat(operands)));
      return true;
    }
  }

  private StructuralPatterns() {}

  /**
   * Returns a pattern that creates an operation of the same name and attributes with the converted operands and
   * results, and moves the regions, whose block arguments are converted, into it. The operation must have no segment
   * sizes attribute.
   */
  public static ConversionPattern rebuilding(String rootName, String name, TypeConverter converter) {
    return new Rebuilding(rootName, name, converter);
  }

  /** Returns a pattern that sets the converted operands of an operation in place. */
  public static ConversionPattern forwarding(String rootName, String name, TypeConverter converter) {
    return new Forwarding(rootName, name, converter);
  }
}
