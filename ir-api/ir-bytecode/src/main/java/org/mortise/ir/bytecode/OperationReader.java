// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.FaultPlace;
import org.mortise.ir.FormerOperation;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.text.version.Upgrade;

/** Reads operations. Open regions are kept on an explicit stack of frames, so nesting needs no recursion. */
final class OperationReader {
  /** A region that is being read. */
  private static final class Frame {
    final @Nullable Frame outer;
    final Operation op;
    final boolean inSection;
    final ValueScope scope;
    /** The positions of the regions that the file has; null if it has all, in their order. */
    final @Nullable List<Integer> positions;
    final @Nullable FormerOperation former;
    int region = -1;
    Block[] blocks = new Block[0];
    int block = -1;
    int operationsLeft;
    /** The number of the first value of the region, and of the next one. */
    int firstValue;
    int nextValue;
    /** The end of the part of the file that encloses the regions' section. */
    int outerEnd;

    Frame(@Nullable Frame outer, Operation op, @Nullable FormerOperation former, boolean inSection, ValueScope scope) {
      this.former = former;
      this.positions = former == null ? null : former.regions(op);
      this.outer = outer;
      this.op = op;
      this.inSection = inSection;
      this.scope = scope;
    }

    int regionCount() {
      return positions == null ? op.regionCount() : positions.size();
    }

    /** Returns the region that is being read. */
    Region openRegion() {
      return op.region(positions == null ? region : positions.get(region));
    }
  }

  private final int version;
  private final ByteReader in;
  /** The end of all operations. */
  private final int end;
  private final ValueReader values;
  private final DialectTable dialects;
  private final PropertyTable properties;
  private final DialectInput propertyInput;
  private final UseOrders orders = new UseOrders();
  private final Location unknown;
  private final Deferral deferral;
  private final List<Value> operands = new ArrayList<>();
  private final List<Type> resultTypes = new ArrayList<>();
  private @Nullable Frame top;
  /**
   * The number of values, blocks and regions that the file has announced and that are not read yet, each of which takes
   * at least one byte. It limits the memory that nested regions can make this reader allocate.
   */
  private int promised;

  OperationReader(ByteReader in, ValueReader values, PropertyTable properties, Deferral deferral) {
    this.in = in;
    this.end = in.end;
    this.values = values;
    this.dialects = values.table.dialects;
    this.properties = properties;
    this.propertyInput = new DialectInput(values, in.part(0, 0));
    this.version = values.table.version;
    this.unknown = UnknownLoc.of(values.table.context);
    this.deferral = deferral;
  }

  /** Reads the operations of the file into a block. */
  void readTopLevel(Block body) {
    long head = in.readVarInt();
    if ((head & 1) != 0) {
      throw in.error("the top level has arguments");
    }
    int count = in.checkedCount(head >>> 1);
    ValueScope scope = new ValueScope();
    List<Operation> roots = new ArrayList<>(1);
    for (int i = 0; i < count; i++) {
      roots.add(readOperation(scope, null, body));
      readOpenRegions();
    }
    finish(roots, scope);
    if (!in.isAtEnd()) {
      throw in.error("unexpected trailing bytes in the IR section");
    }
  }

  /** Reads the regions of an operation that were deferred. */
  void readDeferred(Operation op, int position) {
    in.at = position;
    in.end = end;
    promised = op.regionCount();
    ValueScope scope = new ValueScope();
    top = new Frame(null, op, null, true, scope);
    startSection(top);
    readOpenRegions();
    finish(List.of(op), scope);
  }

  private void finish(List<Operation> roots, ValueScope scope) {
    orders.addUsedEarly(scope.usedEarly());
    orders.apply(roots, in);
  }

  /** Records that {@code count} elements of at least one byte each follow, and returns their number. */
  private int promise(long count) {
    if (count < 0 || count > end - in.at - promised) {
      throw in.error("expected " + Long.toUnsignedString(count) + " elements when only " + (end - in.at)
          + " bytes remain");
    }
    promised += (int) count;
    return (int) count;
  }

  private void readOpenRegions() {
    while (top != null) {
      Frame frame = top;
      if (frame.operationsLeft > 0) {
        frame.operationsLeft--;
        readOperation(frame.scope, frame, frame.blocks[frame.block]);
      } else if (frame.block + 1 < frame.blocks.length) {
        startBlock(frame);
      } else {
        nextRegion(frame);
      }
    }
  }

  // ---- regions -----------------------------------------------------------------------------------------------------

  private void nextRegion(Frame frame) {
    if (frame.region >= 0) {
      endRegion(frame);
    }
    if (++frame.region == frame.regionCount()) {
      endSection(frame);
      if (frame.former != null) {
        frame.former.upgradeRegions(frame.op);
      }
      if (frame.outer == null || frame.outer.scope != frame.scope) {
        orders.addUsedEarly(frame.scope.usedEarly());
      }
      top = frame.outer;
      return;
    }
    startRegion(frame);
  }

  private void startRegion(Frame frame) {
    frame.block = -1;
    frame.operationsLeft = 0;
    frame.firstValue = frame.scope.size();
    frame.nextValue = frame.firstValue;
    promised--;
    frame.blocks = new Block[promise(in.readVarInt())];
    if (frame.blocks.length == 0) {
      return;
    }
    frame.scope.open(promise(in.readVarInt()));
    for (int i = 0; i < frame.blocks.length; i++) {
      frame.blocks[i] = frame.openRegion().addBlock();
    }
  }

  private void endRegion(Frame frame) {
    if (frame.nextValue != frame.scope.size()) {
      throw in.error("a region has fewer values than it states");
    }
    frame.scope.close(frame.firstValue);
  }

  private void startSection(Frame frame) {
    ByteReader section = in.readSection(Format.IR_SECTION);
    frame.outerEnd = in.end;
    in.at = section.at;
    in.end = section.end;
  }

  private void endSection(Frame frame) {
    if (!frame.inSection) {
      return;
    }
    if (!in.isAtEnd()) {
      throw in.error("unexpected trailing bytes in a region");
    }
    in.end = frame.outerEnd;
  }

  private void startBlock(Frame frame) {
    Block block = frame.blocks[++frame.block];
    promised--;
    long head = in.readVarInt();
    frame.operationsLeft = in.checkedCount(head >>> 1);
    if ((head & 1) == 0) {
      return;
    }
    int count = in.readCount();
    Type[] types = new Type[count];
    Location[] locations = new Location[count];
    for (int i = 0; i < count; i++) {
      readArgument(types, locations, i);
    }
    promised -= count;
    block.addArguments(Arrays.asList(types), unknown);
    for (int i = 0; i < count; i++) {
      BlockArgument argument = block.argument(i);
      argument.setLocation(locations[i]);
      define(frame.scope, frame, argument);
    }
    if (version >= Format.USE_LIST_ORDERS && in.readByte() != 0) {
      readUseOrders(block.argumentList());
    }
  }

  private void readArgument(Type[] types, Location[] locations, int i) {
    if (version < Format.OPTIONAL_ARGUMENT_LOCATIONS) {
      types[i] = values.readType(in);
      locations[i] = readLocation();
      return;
    }
    long typeAndFlag = in.readVarInt();
    types[i] = values.type(in, typeAndFlag >>> 1);
    locations[i] = (typeAndFlag & 1) == 0 ? unknown : readLocation();
  }

  // ---- operations --------------------------------------------------------------------------------------------------

  private Operation readOperation(ValueScope scope, @Nullable Frame frame, Block block) {
    DialectTable.Op kind = dialects.readOperation(in, values);
    int mask = in.readByte();
    OperationState state = new OperationState(readLocation(), kind.name());
    try {
      return readRest(kind, mask, state, scope, frame, block);
    } catch (RuntimeException | Error fault) {
      FaultPlace.note(fault, state.location());
      throw fault;
    }
  }

  private Operation readRest(DialectTable.Op kind, int mask, OperationState state, ValueScope scope,
      @Nullable Frame frame, Block block) {
    if ((mask & Format.HAS_ATTRIBUTES) != 0) {
      readAttributes(kind, state);
    }
    if ((mask & Format.HAS_PROPERTIES) != 0) {
      properties.read(in, propertyInput, kind, state);
    }
    if (kind.hasDefaults()) {
      kind.definition().setDefaultAttributes(state);
    }
    resultTypes.clear();
    if ((mask & Format.HAS_RESULTS) != 0) {
      for (int left = in.readCount(); left > 0; left--) {
        resultTypes.add(values.readType(in));
      }
      promised -= frame == null ? 0 : resultTypes.size(); // the bytes are read, though the results are defined later
    }
    operands.clear();
    int operandsAt = in.at;
    boolean early = (mask & Format.HAS_OPERANDS) != 0 && readOperands(scope);
    if ((mask & Format.HAS_SUCCESSORS) != 0) {
      readSuccessors(frame, state);
    }
    int ordersAt = in.at;
    if ((mask & Format.HAS_USE_LIST_ORDERS) != 0) {
      skipUseOrders(resultTypes.size());
    }
    boolean isolated = (mask & Format.HAS_REGIONS) != 0 && readRegionCount(state);
    int resultCount = resultTypes.size();
    FormerOperation former = state.name().formerOperation();
    Operation op = Operation.create(upgraded(state.setLists(operands, resultTypes), early, block));
    block.append(op);
    if (early) {
      awaitOperands(scope, op, operandsAt);
    }
    for (int i = 0; i < resultCount; i++) {
      define(scope, frame, op.result(i));
    }
    if ((mask & Format.HAS_USE_LIST_ORDERS) != 0) {
      int after = in.at;
      in.at = ordersAt;
      readUseOrders(op.resultList().subList(0, resultCount));
      in.at = after;
    }
    if (op.regionCount() > 0) {
      open(op, former, isolated, scope);
    }
    return op;
  }

  /** Replaces an operation of MLIR 19.1. */
  private OperationState upgraded(OperationState state, boolean early, Block block) {
    if (state.name().formerOperation() == null) {
      return state;
    }
    if (early && state.name().formerOperation().needsOperands()) {
      throw in.error("an operand of '" + state.name() + "' of MLIR 19.1 is defined after it");
    }
    return Upgrade.of(state, block);
  }

  private void open(Operation op, @Nullable FormerOperation former, boolean isolated, ValueScope scope) {
    boolean inSection = isolated && version >= Format.LAZY_LOADING;
    if (inSection && former == null && deferral.defers(op, in.at)) {
      promised -= op.regionCount();
      in.readSection(Format.IR_SECTION);
      return;
    }
    top = new Frame(top, op, former, inSection, isolated ? new ValueScope() : scope);
    if (inSection) {
      startSection(top);
    }
  }

  /** Reads the dictionary. It contains inherent attributes if the operation was unregistered when it was written. */
  private void readAttributes(DialectTable.Op kind, OperationState state) {
    Attribute attributes = values.readAttribute(in);
    if (!(attributes instanceof DictionaryAttr dictionary)) {
      throw in.error("expected attribute to be a dictionary, but got: " + attributes);
    }
    String problem = kind.definition() == null ? null : kind.definition().problemWith(dictionary);
    if (problem != null && version < Format.PROPERTIES) {
      throw in.error(problem);
    }
    state.addAttributes(dictionary);
  }

  /** Returns whether an operand is not defined yet. */
  private boolean readOperands(ValueScope scope) {
    boolean early = false;
    for (int left = in.readCount(); left > 0; left--) {
      Value value = scope.get(in.readIndex(scope.size(), "value"));
      early |= value == null;
      operands.add(value);
    }
    return early;
  }

  private void awaitOperands(ValueScope scope, Operation op, int operandsAt) {
    int after = in.at;
    in.at = operandsAt;
    in.readVarInt();
    for (int i = 0; i < op.operandCount(); i++) {
      int number = (int) in.readVarInt();
      if (scope.get(number) == null) {
        scope.await(number, op, i);
      }
    }
    in.at = after;
  }

  private void readSuccessors(@Nullable Frame frame, OperationState state) {
    Block[] blocks = frame == null ? new Block[0] : frame.blocks;
    for (int left = in.readCount(); left > 0; left--) {
      state.addSuccessor(blocks[in.readIndex(blocks.length, "successor")]);
    }
  }

  /** Adds the regions, and returns whether they are isolated. */
  private boolean readRegionCount(OperationState state) {
    long countAndFlag = in.readVarInt();
    for (int left = promise(countAndFlag >>> 1); left > 0; left--) {
      state.addRegion();
    }
    return (countAndFlag & 1) != 0;
  }

  private void define(ValueScope scope, @Nullable Frame frame, Value value) {
    if (frame == null) { // the results of the top level have no region that counts them
      scope.open(1);
      scope.define(scope.size() - 1, value);
      return;
    }
    if (frame.nextValue == scope.size()) {
      throw in.error("a region has more values than it states");
    }
    scope.define(frame.nextValue++, value);
  }

  private void skipUseOrders(int resultCount) {
    int count = resultCount == 1 ? 1 : in.readCount();
    for (int i = 0; i < count; i++) {
      if (resultCount != 1) {
        in.readVarInt();
      }
      UseOrders.read(in);
    }
  }

  private void readUseOrders(List<? extends Value> defined) {
    int count = defined.size() == 1 ? 1 : in.readCount();
    for (int i = 0; i < count; i++) {
      int index = defined.size() == 1 ? 0 : in.readIndex(defined.size(), "value");
      orders.add(defined.get(index), UseOrders.read(in));
    }
  }

  private Location readLocation() {
    if (values.readAttribute(in) instanceof Location location) {
      return location;
    }
    throw in.error("expected attribute to be a Location");
  }
}
