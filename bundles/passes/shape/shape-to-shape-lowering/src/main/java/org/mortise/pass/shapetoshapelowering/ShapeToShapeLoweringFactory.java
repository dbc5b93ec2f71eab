// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.shapetoshapelowering;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.shape.ConstSizeOp;
import org.mortise.dialect.shape.MulOp;
import org.mortise.dialect.shape.NumElementsOp;
import org.mortise.dialect.shape.ReduceOp;
import org.mortise.dialect.shape.ShapeSort;
import org.mortise.dialect.shape.YieldOp;
import org.mortise.ir.Block;
import org.mortise.ir.Context;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.conversion.ConversionPattern;
import org.mortise.ir.conversion.ConversionResult;
import org.mortise.ir.conversion.ConversionRewriter;
import org.mortise.ir.conversion.ConversionTarget;
import org.mortise.ir.conversion.DialectConversion;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.types.IndexType;
import org.osgi.service.component.annotations.Component;

/** The pass {@code shape-to-shape-lowering}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ShapeToShapeLoweringFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("shape-to-shape-lowering", "Legalize Shape dialect to be convertible to Arith")
          .withTitle("ShapeToShapeLowering")
          .withDescription("""
              Replaces `shape.num_elements` by a `shape.reduce` that multiplies the extents. Operations of other
              dialects than `arith` and `shape` are folded on the way. Linear in the operations.""")
          .onOperation("func.func")
          .withDialects("arith", "shape");

  private static final DialectConversion CONVERSION = new DialectConversion(
      new ConversionTarget().addLegalDialect("arith", "shape").addIllegalOp(NumElementsOp.NAME),
      new PatternSet().add(ConversionPattern.of(NumElementsOp.NAME, "NumElementsOpConverter", NumElementsOp::of,
          (count, operands, rewriter) -> lower(count, rewriter))));

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return ShapeToShapeLoweringFactory::run;
  }

  private static void run(Operation function, PassRun run) {
    ConversionResult result = CONVERSION.applyPartial(function);
    if (result.failure() != null) {
      run.emit(result.failure());
    } else if (!result.changed()) {
      run.markAllAnalysesPreserved();
    }
  }

  private static boolean lower(NumElementsOp count, ConversionRewriter rewriter) {
    Context context = rewriter.context();
    Location location = count.location();
    Type type = count.result().type();
    Type extent = isShape(count.shape()) ? ShapeSort.SIZE.in(context) : IndexType.of(context);
    Value one = type instanceof IndexType
        ? ConstantOp.createIndex(rewriter, location, 1)
        : ConstSizeOp.create(rewriter, location, type, IntegerAttr.index(context, 1));
    ReduceOp reduce = ReduceOp.create(rewriter, location, List.of(type), count.shape(), List.of(one));
    Block body = reduce.region().addBlock();
    body.addArguments(List.of(IndexType.of(context), extent, type), location);
    rewriter.setInsertionPointToEnd(body);
    Value product = MulOp.create(rewriter, location, type, body.argument(1), body.argument(2));
    YieldOp.create(rewriter, location, List.of(product));
    rewriter.replaceOp(count, reduce);
    return true;
  }

  private static boolean isShape(Value value) {
    return ShapeSort.SHAPE.is(value.type());
  }
}
