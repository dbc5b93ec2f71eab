// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Attribute;
import org.mortise.ir.Dialect;
import org.mortise.ir.DialectInlinerInterface;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.interfaces.InlineAll;
import org.osgi.service.component.annotations.Component;

/** Arithmetic on integers and floating-point numbers, and on vectors and tensors of them. */
@Component(service = Dialect.class)
@AutoService(Dialect.class)
public final class ArithDialect extends Dialect {
  public static final String NAMESPACE = "arith";

  @Override
  public String namespace() {
    return NAMESPACE;
  }

  @Override
  public List<String> operationNames() {
    return List.of(
        AddFOp.NAME, AddIOp.NAME, AddUIExtendedOp.NAME, AndIOp.NAME, BitcastOp.NAME, CeilDivSIOp.NAME,
        CeilDivUIOp.NAME, CmpFOp.NAME, CmpIOp.NAME, ConstantOp.NAME, DivFOp.NAME, DivSIOp.NAME, DivUIOp.NAME,
        ExtFOp.NAME, ExtSIOp.NAME, ExtUIOp.NAME, FloorDivSIOp.NAME, FPToSIOp.NAME, FPToUIOp.NAME, IndexCastOp.NAME,
        IndexCastUIOp.NAME, MaximumFOp.NAME, MaxNumFOp.NAME, MaxSIOp.NAME, MaxUIOp.NAME, MinimumFOp.NAME,
        MinNumFOp.NAME, MinSIOp.NAME, MinUIOp.NAME, MulFOp.NAME, MulIOp.NAME, MulSIExtendedOp.NAME,
        MulUIExtendedOp.NAME, NegFOp.NAME, OrIOp.NAME, RemFOp.NAME, RemSIOp.NAME, RemUIOp.NAME, SelectOp.NAME,
        ShLIOp.NAME, ShRSIOp.NAME, ShRUIOp.NAME, SIToFPOp.NAME, SubFOp.NAME, SubIOp.NAME, TruncFOp.NAME,
        TruncIOp.NAME, UIToFPOp.NAME, XOrIOp.NAME);
  }

  @Override
  public OpDefinition operation(String name) {
    return switch (name) {
      case AddFOp.NAME -> AddFOp.DEFINITION;
      case AddIOp.NAME -> AddIOp.DEFINITION;
      case AddUIExtendedOp.NAME -> AddUIExtendedOp.DEFINITION;
      case AndIOp.NAME -> AndIOp.DEFINITION;
      case BitcastOp.NAME -> BitcastOp.DEFINITION;
      case CeilDivSIOp.NAME -> CeilDivSIOp.DEFINITION;
      case CeilDivUIOp.NAME -> CeilDivUIOp.DEFINITION;
      case CmpFOp.NAME -> CmpFOp.DEFINITION;
      case CmpIOp.NAME -> CmpIOp.DEFINITION;
      case ConstantOp.NAME -> ConstantOp.DEFINITION;
      case DivFOp.NAME -> DivFOp.DEFINITION;
      case DivSIOp.NAME -> DivSIOp.DEFINITION;
      case DivUIOp.NAME -> DivUIOp.DEFINITION;
      case ExtFOp.NAME -> ExtFOp.DEFINITION;
      case ExtSIOp.NAME -> ExtSIOp.DEFINITION;
      case ExtUIOp.NAME -> ExtUIOp.DEFINITION;
      case FloorDivSIOp.NAME -> FloorDivSIOp.DEFINITION;
      case FPToSIOp.NAME -> FPToSIOp.DEFINITION;
      case FPToUIOp.NAME -> FPToUIOp.DEFINITION;
      case IndexCastOp.NAME -> IndexCastOp.DEFINITION;
      case IndexCastUIOp.NAME -> IndexCastUIOp.DEFINITION;
      case MaximumFOp.NAME -> MaximumFOp.DEFINITION;
      case MaxNumFOp.NAME -> MaxNumFOp.DEFINITION;
      case MaxSIOp.NAME -> MaxSIOp.DEFINITION;
      case MaxUIOp.NAME -> MaxUIOp.DEFINITION;
      case MinimumFOp.NAME -> MinimumFOp.DEFINITION;
      case MinNumFOp.NAME -> MinNumFOp.DEFINITION;
      case MinSIOp.NAME -> MinSIOp.DEFINITION;
      case MinUIOp.NAME -> MinUIOp.DEFINITION;
      case MulFOp.NAME -> MulFOp.DEFINITION;
      case MulIOp.NAME -> MulIOp.DEFINITION;
      case MulSIExtendedOp.NAME -> MulSIExtendedOp.DEFINITION;
      case MulUIExtendedOp.NAME -> MulUIExtendedOp.DEFINITION;
      case NegFOp.NAME -> NegFOp.DEFINITION;
      case OrIOp.NAME -> OrIOp.DEFINITION;
      case RemFOp.NAME -> RemFOp.DEFINITION;
      case RemSIOp.NAME -> RemSIOp.DEFINITION;
      case RemUIOp.NAME -> RemUIOp.DEFINITION;
      case SelectOp.NAME -> SelectOp.DEFINITION;
      case ShLIOp.NAME -> ShLIOp.DEFINITION;
      case ShRSIOp.NAME -> ShRSIOp.DEFINITION;
      case ShRUIOp.NAME -> ShRUIOp.DEFINITION;
      case SIToFPOp.NAME -> SIToFPOp.DEFINITION;
      case SubFOp.NAME -> SubFOp.DEFINITION;
      case SubIOp.NAME -> SubIOp.DEFINITION;
      case TruncFOp.NAME -> TruncFOp.DEFINITION;
      case TruncIOp.NAME -> TruncIOp.DEFINITION;
      case UIToFPOp.NAME -> UIToFPOp.DEFINITION;
      case XOrIOp.NAME -> XOrIOp.DEFINITION;
      default -> null;
    };
  }

  @Override
  public Attribute parseAttribute(AsmParser parser, Type type) {
    int position = parser.position();
    String mnemonic = parser.parseKeyword();
    return switch (mnemonic) {
      case FastMathFlagsAttr.MNEMONIC -> FastMathFlagsAttr.parse(parser);
      case OverflowFlagsAttr.MNEMONIC -> OverflowFlagsAttr.parse(parser);
      default -> throw parser.error(
          position, "unknown attribute `" + mnemonic + "` in dialect `" + NAMESPACE + "`");
    };
  }

  @Override
  public Operation materializeConstant(OpBuilder builder, Attribute value, Type type, Location location) {
    return materialize(builder, value, type, location);
  }

  /**
   * Makes an {@code arith.constant}, or returns null if that cannot hold {@code value}. For other dialects whose
   * operations fold to numbers.
   */
  public static Operation materialize(OpBuilder builder, Attribute value, Type type, Location location) {
    return ConstantOp.isBuildableWith(value, type) ? ConstantOp.create(builder, location, value).operation() : null;
  }

  @Override
  public DialectInlinerInterface inliner() {
    return new InlineAll();
  }
}
