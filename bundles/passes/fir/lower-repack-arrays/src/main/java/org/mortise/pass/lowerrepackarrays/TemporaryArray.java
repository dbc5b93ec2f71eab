// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.lowerrepackarrays;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.arith.DivSIOp;
import org.mortise.dialect.fir.AllocMemOp;
import org.mortise.dialect.fir.AllocaOp;
import org.mortise.dialect.fir.BoxAddrOp;
import org.mortise.dialect.fir.BoxDimsOp;
import org.mortise.dialect.fir.BoxElementSizeOp;
import org.mortise.dialect.fir.ConvertOp;
import org.mortise.dialect.fir.DeclareOp;
import org.mortise.dialect.fir.EmboxOp;
import org.mortise.dialect.fir.LoadOp;
import org.mortise.dialect.fir.PackArrayOp;
import org.mortise.dialect.fir.ShapeOp;
import org.mortise.dialect.fir.ShapeShiftOp;
import org.mortise.dialect.fir.StoreOp;
import org.mortise.dialect.fir.ZeroBitsOp;
import org.mortise.dialect.fir.runtime.StackBlocks;
import org.mortise.dialect.fir.types.BoxType;
import org.mortise.dialect.fir.types.CharacterType;
import org.mortise.dialect.fir.types.ClassType;
import org.mortise.dialect.fir.types.HeapType;
import org.mortise.dialect.fir.types.RecordType;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.dialect.fir.types.ShapeShiftType;
import org.mortise.dialect.fir.types.ShapeType;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.types.IndexType;

/** The temporary array of one {@code fir.pack_array}, with the bounds of the original array. */
final class TemporaryArray {
  private static final String NAME = ".repacked";

  private final PackArrayOp pack;
  private final OpBuilder builder;
  private final Location location;
  private final SequenceType type;
  private final IndexType index;
  private final StringAttr name;
  private final List<Value> lengths;

  /** Prepares a temporary array; creates the constant length of characters at the insertion point. */
  TemporaryArray(PackArrayOp pack, OpBuilder builder) {
    this.pack = pack;
    this.builder = builder;
    this.location = pack.location();
    this.type = DescribedArrays.arrayType(pack.array());
    this.index = IndexType.of(builder.context());
    this.name = StringAttr.of(builder.context(), NAME);
    this.lengths = new ArrayList<>(pack.typeparams());
    if (type.elementType() instanceof CharacterType character && !character.hasDynamicLength()) {
      lengths.add(ConstantOp.createIndex(builder, location, character.length()));
    }
  }

  /** Allocates the array, copies the elements to it unless none are needed, and returns its descriptor. */
  Value create(RuntimeCalls calls) {
    List<Value> bounds = new ArrayList<>();
    List<Value> extents = new ArrayList<>();
    for (int i = 0; i < type.rank(); i++) {
      Value dimension = ConstantOp.createIndex(builder, location, i);
      BoxDimsOp dims = BoxDimsOp.create(builder, location, index, index, index, pack.array(), dimension);
      bounds.add(dims.lowerBound());
      bounds.add(dims.extent());
      extents.add(dims.extent());
    }
    readLength();
    Value shape = ShapeOp.create(builder, location, ShapeType.of(builder.context(), type.rank()), extents);
    Value memory = DescribedArrays.isPolymorphic(pack.array())
        ? allocatePolymorphic(shape, calls) : declare(allocate(extents), shape);
    Value shifts =
        ShapeShiftOp.create(builder, location, ShapeShiftType.of(builder.context(), type.rank()), bounds);
    Value box = embox(memory, shifts, type);
    if (box.type() != pack.array().type()) {
      box = ConvertOp.create(builder, location, pack.array().type(), box);
    }
    if (pack.noCopyAttr() == null) {
      calls.copy(box, pack.array());
    }
    return box;
  }

  /** Reads the length of characters from the descriptor if it is not known. */
  private void readLength() {
    if (!lengths.isEmpty() || !(type.elementType() instanceof CharacterType character)) {
      return;
    }
    Value bytes = BoxElementSizeOp.create(builder, location, index, pack.array());
    Value unit = ConstantOp.createIndex(builder, location, character.kind());
    lengths.add(DivSIOp.create(builder, location, bytes, unit));
  }

  /** Returns the length of a character whose type does not state it; nothing for other elements. */
  private List<Value> openLengths() {
    boolean isOpen = type.elementType() instanceof CharacterType character && character.hasDynamicLength();
    return isOpen ? lengths : List.of();
  }

  private Value allocate(List<Value> extents) {
    List<Value> open = new ArrayList<>();
    for (int i = 0; i < type.rank(); i++) {
      if (type.extent(i) < 0) {
        open.add(extents.get(i));
      }
    }
    if (pack.stackAttr() == null) {
      AllocMemOp memory = AllocMemOp.build(builder, location, type, openLengths(), open);
      memory.setBindcNameAttr(name);
      memory.setUniqNameAttr(StringAttr.of(builder.context(), ""));
      return memory.res();
    }
    AllocaOp memory = open.isEmpty() && openLengths().isEmpty()
        ? StackBlocks.allocate(builder, location, type)
        : StackBlocks.allocate(builder, location, type, openLengths(), open);
    memory.setBindcNameAttr(name);
    return memory.res();
  }

  private Value declare(Value memory, Value shape) {
    return DeclareOp.create(builder, location, memory.type(), memory, shape, lengths, null, null, name);
  }

  /** Allocates by the runtime, which takes the size of an element from the original array, and returns the address. */
  private Value allocatePolymorphic(Value shape, RuntimeCalls calls) {
    HeapType address = HeapType.of(type);
    ClassType box = ClassType.of(address);
    Value descriptor = StackBlocks.allocate(builder, location, box).res();
    Value nowhere = ZeroBitsOp.create(builder, location, address);
    StoreOp.create(builder, location, embox(nowhere, shape, address), descriptor);
    calls.allocate(descriptor);
    Value allocated = LoadOp.create(builder, location, box, descriptor);
    Value declared = DeclareOp.create(builder, location, box, allocated, null, lengths, null, null, name);
    return BoxAddrOp.create(builder, location, address, declared);
  }

  private Value embox(Value memory, Value shape, Type described) {
    boolean hasSource = DescribedArrays.isPolymorphic(pack.array()) || type.elementType() instanceof RecordType;
    Type box = hasSource ? ClassType.of(described) : BoxType.of(described);
    Value source = hasSource ? pack.array() : null;
    return EmboxOp.create(builder, location, box, memory, shape, null, openLengths(), source);
  }
}
