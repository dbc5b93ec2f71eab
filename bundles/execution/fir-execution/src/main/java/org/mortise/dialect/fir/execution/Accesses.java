// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution;

import java.util.List;
import org.mortise.dialect.fir.AllocMemOp;
import org.mortise.dialect.fir.AllocaOp;
import org.mortise.dialect.fir.CharConvertOp;
import org.mortise.dialect.fir.CopyOp;
import org.mortise.dialect.fir.EntityTypes;
import org.mortise.dialect.fir.LoadOp;
import org.mortise.dialect.fir.execution.runtime.Entities;
import org.mortise.dialect.fir.execution.runtime.FirLayout;
import org.mortise.dialect.fir.execution.runtime.Pointers;
import org.mortise.dialect.fir.execution.runtime.Scalars;
import org.mortise.dialect.fir.types.CharacterType;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.Machine.Storage;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.Poison;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.execution.runtime.ValueFormat;

/** Memory: allocations, reads and writes. */
final class Accesses {
  private static final Primitive FREE = (arguments, machine) -> {
    MemRef address = (MemRef) arguments[0];
    if (!Pointers.isNull(address, machine)) {
      machine.free(address);
    }
    return Primitive.NOTHING;
  };

  private Accesses() {}

  static void onHeap(Operation op, CodeBuilder code) {
    allocate(AllocMemOp.of(op).allocatedType(), op, code, Storage.HEAP);
  }

  static void onStack(Operation op, CodeBuilder code) {
    code.allocateOnStack();
    allocate(AllocaOp.of(op).allocatedType(), op, code, Storage.STACK);
  }

  private static void allocate(Type type, Operation op, CodeBuilder code, Storage storage) {
    int parameters = op.operandGroup(0).size();
    if (op.operandCount() == 0) {
      long bytes = FirLayout.bytes(type);
      code.run(code.results(op), (arguments, machine) -> new Object[] {Pointers.allocate(bytes, storage, machine)},
          PoisonRule.REJECT, List.of());
      return;
    }
    Type element = type instanceof SequenceType array ? array.elementType() : type;
    boolean hasLength = element instanceof CharacterType character && character.hasDynamicLength();
    if (parameters > (hasLength ? 1 : 0)) {
      throw new UnsupportedOperationException("derived types with parameters are not supported");
    }
    long elementBytes = hasLength ? FirLayout.character((CharacterType) element).bytes() : FirLayout.bytes(element);
    long knownExtents = type instanceof SequenceType array ? knownExtents(array) : 1;
    code.run(code.results(op), (arguments, machine) -> {
      long bytes = Math.multiplyExact(elementBytes, knownExtents);
      for (Object factor : arguments) {
        if ((Long) factor < 0) {
          throw machine.fault("allocates a negative size: " + factor);
        }
        bytes = Math.multiplyExact(bytes, (long) (Long) factor);
      }
      return new Object[] {Pointers.allocate(bytes, storage, machine)};
    }, PoisonRule.REJECT, code.operands(op));
  }

  private static long knownExtents(SequenceType array) {
    long product = 1;
    for (long extent : array.shape()) {
      product = Math.multiplyExact(product, extent < 0 ? 1 : extent);
    }
    return product;
  }

  static void free(Operation op, CodeBuilder code) {
    code.run(List.of(), FREE, PoisonRule.REJECT, code.operands(op));
  }

  static void load(LoadOp op, CodeBuilder code) {
    code.define(op.res(), load(op.res().type(), code.value(op.memref()), code));
  }

  /** Reads the entity at an address; a function result of unknown size is read up to the end of its memory. */
  static Register load(Type type, Register address, CodeBuilder code) {
    if (!FirLayout.isAggregate(type)) {
      return code.load(type, address, List.of());
    }
    if (FirLayout.hasUnknownSize(type)) {
      return code.run(type, (arguments, machine) ->
          new Object[] {Entities.read((MemRef) arguments[0], type, machine)}, PoisonRule.REJECT, address);
    }
    Scalars scalars = Scalars.of(type);
    return code.run(type, (arguments, machine) ->
        new Object[] {scalars.read((MemRef) arguments[0], machine)}, PoisonRule.REJECT, address);
  }

  static void store(Operation op, CodeBuilder code) {
    store(op.operand(0).type(), code.operand(op, 0), code.operand(op, 1), code);
  }

  /** Writes an entity to an address. */
  static void store(Type type, Register value, Register address, CodeBuilder code) {
    if (!FirLayout.isAggregate(type)) {
      code.store(value, address, List.of());
      return;
    }
    Scalars known = FirLayout.hasUnknownSize(type) ? null : Scalars.of(type);
    code.run(List.of(), (arguments, machine) -> {
      if (arguments[0] == Poison.VALUE || arguments[1] == Poison.VALUE) {
        throw machine.fault("uses an undefined value");
      }
      Elements elements = (Elements) arguments[0];
      Scalars scalars = known == null ? Scalars.ofCount(type, elements.count()) : known;
      scalars.write((MemRef) arguments[1], elements, machine);
      return Primitive.NOTHING;
    }, PoisonRule.PASS, List.of(value, address));
  }

  /** Copies an aggregate. */
  static void copy(CopyOp op, CodeBuilder code) {
    Type type = EntityTypes.unwrapAddress(op.source().type());
    store(type, load(type, code.value(op.source()), code), code.value(op.destination()), code);
  }

  /** Copies characters to characters of another kind. */
  static void convertCharacters(CharConvertOp op, CodeBuilder code) {
    ValueFormat from = characterAt(op.from().type());
    ValueFormat to = characterAt(op.to().type());
    code.run(List.of(), (arguments, machine) -> {
      MemRef source = (MemRef) arguments[0];
      MemRef target = (MemRef) arguments[2];
      long count = (Long) arguments[1];
      machine.step(Math.max(count, 0));
      for (long i = 0; i < count; i++) {
        target.memory.write(target.start + i * to.bytes(), to,
            source.memory.read(source.start + i * from.bytes(), from));
      }
      return Primitive.NOTHING;
    }, PoisonRule.REJECT, code.operands(op));
  }

  private static ValueFormat characterAt(Type address) {
    return FirLayout.character((CharacterType) EntityTypes.scalarOf(address));
  }

  /** Returns the bytes of an element in a descriptor, whose length may be given. */
  static long elementBytes(Type element, Object[] arguments, int lengthAt, Machine machine) {
    if (element instanceof CharacterType character && character.hasDynamicLength()) {
      if (lengthAt >= arguments.length) {
        throw machine.fault("needs the length of the characters");
      }
      return Math.multiplyExact((long) (Long) arguments[lengthAt], (long) FirLayout.character(character).bytes());
    }
    return FirLayout.bytes(element);
  }
}
