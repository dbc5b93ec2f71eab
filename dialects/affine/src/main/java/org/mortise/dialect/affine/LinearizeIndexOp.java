// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.DynamicIndexList;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;
import org.mortise.ir.types.IndexType;

/**
 * Computes a linear index from indices in a shape, whose sizes are the basis. The basis may lack the first size: the
 * result does not depend on it. If the indices are disjoint, each is at least 0 and less than its size.
 */
@Op(name = "affine.linearize_index",
    operands = {"multi_index: INDEX...", "dynamic_basis: INDEX..."},
    results = "linear_index: INDEX",
    attributes = {"static_basis: DENSE_I64_ARRAY", "disjoint: FLAG = FALSE"},
    traits = {"PURE", "ATTR_SIZED_OPERAND_SEGMENTS"},
    format = "custom<Disjoint>($disjoint) `[` $multi_index `]` `by`"
        + " custom<DynamicIndexList>($dynamic_basis, $static_basis) attr-dict `:` type($linear_index)",
    since = "22.1",
    patterns = LinearizePatterns.class)
public final class LinearizeIndexOp extends LinearizeIndexOpBase {
  LinearizeIndexOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive("Disjoint", new Disjoint());
    op.directive(DynamicIndexList.NAME, DynamicIndexList.inParentheses());
  }

  /** Creates the linear index of {@code indices}. */
  static Value create(
      OpBuilder builder, Location location, List<Value> indices, IndexBasis basis, boolean isDisjoint) {
    MixedIndices known = basis.known();
    LinearizeIndexOp op = build(builder, location, IndexType.of(builder.context()), indices, known.values(),
        known.staticAttribute(builder.context()));
    if (isDisjoint) {
      op.setDisjointAttr(UnitAttr.of(builder.context()));
    }
    return op.linearIndex();
  }

  /** Returns the sizes of the shape; the first one may be missing. */
  public MixedIndices mixedBasis() {
    return MixedIndices.of(staticBasisAttr(), dynamicBasis());
  }

  /** Returns the sizes of the shape, one for each index. */
  public IndexBasis basis() {
    return IndexBasis.of(mixedBasis(), multiIndex().size());
  }

  /** Returns whether each index is at least 0 and less than its size. */
  public boolean isDisjoint() {
    return AffineAttributes.isSet(disjointAttr());
  }

  @Nullable Diagnostic verify() {
    int sizes = staticBasisAttr().size();
    if (multiIndex().size() != sizes && multiIndex().size() != sizes + 1) {
      return opError("should be passed a basis element for each index except possibly the first");
    }
    return IndexBasis.verify(this, mixedBasis());
  }

  FoldResult fold(Attribute[] constants) {
    MixedIndices basis = mixedBasis().withAllConstants();
    if (basis.dynamicCount() != dynamicBasis().size()) {
      dynamicBasis().assign(basis.values());
      setStaticBasisAttr(basis.staticAttribute(context()));
      return FoldResult.IN_PLACE;
    }
    int count = multiIndex().size();
    if (count == 1) {
      return FoldResult.of(multiIndex().get(0));
    }
    return basis.dynamicCount() == 0 ? linearize(basis, constants) : FoldResult.NONE;
  }

  private FoldResult linearize(MixedIndices basis, Attribute[] constants) {
    long linear = 0;
    for (int i = 0; i < constants.length; i++) {
      if (!(constants[i] instanceof IntegerAttr index)) {
        return FoldResult.NONE;
      }
      linear = i == 0 ? index.longValue()
          : linear * basis.number(basis.size() - constants.length + i) + index.longValue();
    }
    return FoldResult.of(IntegerAttr.index(context(), linear));
  }

  /** Returns the indices. */
  List<Value> indices() {
    return new ArrayList<>(multiIndex());
  }

  /** {@code custom<Disjoint>($flag)}: the keyword {@code disjoint}, or nothing. */
  private static final class Disjoint implements CustomDirective {
    @Override
    public void parse(OpAsmParser parser, ParsedArguments arguments) {
      if (parser.parseOptionalKeyword("disjoint")) {
        arguments.setAttribute(0, UnitAttr.of(parser.context()));
      }
    }

    @Override
    public String template(String argument) {
      return "";
    }

    @Override
    public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
      if (AffineAttributes.isSet(arguments.attribute(0))) {
        printer.print("disjoint ");
      }
    }
  }
}
