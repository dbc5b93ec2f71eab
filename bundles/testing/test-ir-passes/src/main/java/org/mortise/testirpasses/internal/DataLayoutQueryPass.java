// SPDX-License-Identifier: Apache-2.0
package org.mortise.testirpasses.internal;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.Walk;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.interfaces.DataLayout;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.Signedness;
import org.mortise.ir.types.VectorType;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-data-layout-query}: annotates operations with the data layout of their types. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class DataLayoutQueryPass extends PlainPass {
  private static final List<String> NUMBERS = List.of(
      "alloca_memory_space", "global_memory_space", "program_memory_space");
  private static final int NUMBER_BITS = 32;

  public DataLayoutQueryPass() {
    super(PassSpec.of("test-data-layout-query", "Test data layout queries")
        .onOperation("func.func")
        .withLocalTitle("TestDataLayoutQuery"));
  }

  @Override
  public void run(Operation function, PassRun run) {
    Walk.postOrder(function, op -> {
      if (op.name().name().equals("test.data_layout_query")) {
        query(op, run);
      }
    });
  }

  private static void query(Operation op, PassRun run) {
    DataLayout layout = DataLayout.at(op);
    Type type = op.result(0).type();
    if (layout.sizeInBits(type).isEmpty() || layout.abiAlignment(type).isEmpty()) {
      run.emit(op.error(
          "neither the scoping op nor the type class provide data layout information for " + type));
      return;
    }
    List<NamedAttribute> facts = new ArrayList<>();
    facts.add(new NamedAttribute("size", size(type, layout.size(type).getAsLong())));
    facts.add(new NamedAttribute("bitsize", size(type, layout.sizeInBits(type).getAsLong())));
    addIndex("alignment", layout.abiAlignment(type).getAsLong(), type, facts);
    addIndex("preferred", layout.preferredAlignment(type).getAsLong(), type, facts);
    addIndex("index", layout.indexBitwidth(type), type, facts);
    addProperty("endianness", StringAttr.of(op.context(), ""), layout, facts);
    Type unsigned = IntegerType.of(op.context(), NUMBER_BITS, Signedness.UNSIGNED);
    for (String name : NUMBERS) {
      addProperty(name, IntegerAttr.of(unsigned, 0), layout, facts);
    }
    Attribute alignment = layout.property("dlti.stack_alignment");
    addIndex("stack_alignment", alignment instanceof IntegerAttr number ? number.longValue() : 0, type, facts);
    op.setDiscardableAttributes(DictionaryAttr.of(op.context(), facts));
  }

  private static void addIndex(String name, long value, Type type, List<NamedAttribute> facts) {
    facts.add(new NamedAttribute(name, IntegerAttr.index(type.context(), value)));
  }

  private static void addProperty(
      String name, Attribute otherwise, DataLayout layout, List<NamedAttribute> facts) {
    Attribute value = layout.property("dlti." + name);
    facts.add(new NamedAttribute(name, value == null ? otherwise : value));
  }

  /** Returns the size of a type; the minimum for a scalable vector. */
  private static Attribute size(Type type, long value) {
    IntegerAttr size = IntegerAttr.index(type.context(), value);
    if (!(type instanceof VectorType vector) || !vector.isScalable()) {
      return size;
    }
    return DictionaryAttr.of(type.context(), List.of(
        new NamedAttribute("minimal_size", size), new NamedAttribute("scalable", UnitAttr.of(type.context()))));
  }
}
