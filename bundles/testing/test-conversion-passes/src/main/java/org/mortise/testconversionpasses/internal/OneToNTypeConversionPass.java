// SPDX-License-Identifier: Apache-2.0
package org.mortise.testconversionpasses.internal;

import com.google.auto.service.AutoService;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.func.FuncConversions;
import org.mortise.dialect.scf.ScfConversions;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.conversion.ConversionResult;
import org.mortise.ir.conversion.ConvertedTypes;
import org.mortise.ir.conversion.OneToNConversion;
import org.mortise.ir.conversion.OneToNPattern;
import org.mortise.ir.conversion.TypeConverter;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.TupleType;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-one-to-n-type-conversion}: splits tuples into their elements. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class OneToNTypeConversionPass implements PassFactory {
  private static final String MAKE = "test.make_tuple";
  private static final String GET = "test.get_tuple_element";
  private static final PassOption<Boolean> FUNC =
      PassOption.flag("convert-func-ops", false, "Enable conversion on func ops");
  private static final PassOption<Boolean> SCF =
      PassOption.flag("convert-scf-ops", false, "Enable conversion on scf ops");
  private static final PassOption<Boolean> TUPLE =
      PassOption.flag("convert-tuple-ops", false, "Enable conversion on tuple ops");
  private static final PassSpec SPEC =
      PassSpec.of("test-one-to-n-type-conversion", "Test pass for 1:N type conversion")
          .withLocalTitle("TestOneToNTypeConversionPass")
          .onOperation("builtin.module")
          .withOptions(FUNC, SCF, TUPLE)
          .withDialects("test");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return (root, run) -> {
      TypeConverter converter = new TypeConverter();
      converter.addConversion(type -> type);
      converter.addTypeRule(
          type -> type instanceof TupleType tuple ? ConvertedTypes.ofAll(flattened(tuple)) : null);
      converter.addArgumentMaterialization(OneToNTypeConversionPass::make);
      converter.addSourceMaterialization(OneToNTypeConversionPass::make);
      converter.addMultipleTargetMaterialization(OneToNTypeConversionPass::takeApart);
      PatternSet patterns = new PatternSet();
      if (options.get(TUPLE)) {
        patterns.add(OneToNPattern.of(MAKE, "ConvertMakeTupleOp", converter, (op, operands, pattern, rewriter) -> {
          pattern.replace(op, OneToNPattern.flat(operands), rewriter);
          return true;
        }));
        patterns.add(OneToNPattern.of(
            GET, "ConvertGetTupleElementOp", converter, OneToNTypeConversionPass::replaceByElement));
      }
      if (options.get(FUNC)) {
        FuncConversions.addOneToNPatterns(patterns, converter);
      }
      if (options.get(SCF)) {
        ScfConversions.addOneToNPatterns(patterns, converter);
      }
      ConversionResult result = OneToNConversion.apply(root, converter, patterns);
      if (result.failure() != null) {
        run.emit(result.failure());
      }
    };
  }

  /** Returns the element types of a tuple, with nested tuples flattened. */
  private static List<Type> flattened(TupleType tuple) {
    List<Type> types = new ArrayList<>();
    Deque<Type> open = new ArrayDeque<>();
    open.push(tuple);
    while (!open.isEmpty()) {
      if (!(open.peek() instanceof TupleType inner)) {
        types.add(open.pop());
        continue;
      }
      open.pop();
      for (int i = inner.size() - 1; i >= 0; i--) {
        open.push(inner.type(i));
      }
    }
    return types;
  }

  private static boolean replaceByElement(
      Operation op, List<List<Value>> operands, OneToNPattern pattern, PatternRewriter rewriter) {
    TupleType tuple = (TupleType) op.operand(0).type();
    int index = (int) op.getAttr("index", IntegerAttr.class).longValue();
    int first = 0;
    for (int i = 0; i < index; i++) {
      first += pattern.typeConverter().convertTypes(tuple.type(i)).size();
    }
    int count = pattern.typeConverter().convertTypes(tuple.type(index)).size();
    pattern.replace(op, operands.get(0).subList(first, first + count), rewriter);
    return true;
  }

  /** Creates a tuple and first the tuples in it. Recurses on the depth of the type. */
  private static @Nullable Value make(
      OpBuilder builder, Type type, List<? extends Value> inputs, Location location) {
    if (!(type instanceof TupleType tuple)) {
      return null;
    }
    List<Value> elements = new ArrayList<>(tuple.size());
    int next = 0;
    for (int i = 0; i < tuple.size(); i++) {
      if (tuple.type(i) instanceof TupleType inner) {
        int count = flattened(inner).size();
        elements.add(make(builder, inner, inputs.subList(next, next + count), location));
        next += count;
      } else {
        elements.add(inputs.get(next++));
      }
    }
    return builder.create(builder.state(location, MAKE).addOperands(elements).addResultType(type)).result(0);
  }

  private static @Nullable List<Value> takeApart(
      OpBuilder builder, List<Type> types, List<? extends Value> inputs, Location location) {
    if (inputs.size() != 1 || !(inputs.get(0).type() instanceof TupleType)) {
      return null;
    }
    List<Value> elements = new ArrayList<>(types.size());
    addElements(builder, inputs.get(0), location, elements);
    return elements;
  }

  private static void addElements(OpBuilder builder, Value value, Location location, List<Value> elements) {
    TupleType tuple = (TupleType) value.type();
    for (int i = 0; i < tuple.size(); i++) {
      Value element = builder.create(builder.state(location, GET).addOperand(value).addResultType(tuple.type(i))
          .addAttribute("index", IntegerAttr.of(IntegerType.of(builder.context(), 32), i))).result(0);
      if (tuple.type(i) instanceof TupleType) {
        addElements(builder, element, location, elements);
      } else {
        elements.add(element);
      }
    }
  }
}
