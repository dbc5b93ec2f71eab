// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.printer;

import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.FaultPlace;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.ResultNames;

/**
 * Names all values inside an operation: a number, {@code argN}, or the name suggested by the definition, made unique.
 *
 * <p>A region is named completely before its nested regions, each of which continues from the state at the end of the
 * outer region. So numbers repeat in sibling regions unless they must be unique, and a name is unique among the visible
 * names; suggested names may also repeat in sibling regions. Linear in the size of the program; pending regions are on
 * an explicit stack. The pass also determines whether any object may have an alias.
 */
final class ValueNames implements ResultNames.Sink {
  private static final int NO_PACK = -1;
  private static final int UNNAMED = Integer.MIN_VALUE;

  private final ValueTable values;
  private final BlockTable blocks;
  private final UsedNames usedNames = new UsedNames();
  private final boolean suggestions;
  private final boolean unique;
  private final boolean numberUsers;

  /** The number of each value, or the complement of its name. */
  private int[] names = new int[64];

  /** The position of each value in its pack of results, or NO_PACK. */
  private int[] packPositions = new int[64];

  private int[] blockNumbers = new int[16];
  private OperationNumbering userNumbers;
  private boolean aliasable;

  private int nextNumber;
  private int nextArgument;
  private int nextConflict;

  /** Arguments of the current region that have been named by suggestion. */
  private final Set<Value> suggestedArguments = Collections.newSetFromMap(new IdentityHashMap<>(4));

  /** The operation whose results are being named, and the index of its first result. */
  private Operation currentOp;
  /** The operation for which names are being suggested. */
  private Operation named;
  private int currentFirst;

  private PendingRegion[] pending = new PendingRegion[16];
  private int pendingCount;

  /** A region to be named, and the numbering state from which it continues. */
  private static final class PendingRegion {
    private Region region;
    private int number;
    private int argument;
    private int conflict;
    private int mark;
  }

  ValueNames(PrinterOptions options) {
    this(options, true);
  }

  /** Creates a numbering. Without hints nothing is stored in the program, which threads may share; this is slower. */
  ValueNames(PrinterOptions options, boolean leavesHints) {
    values = new ValueTable(leavesHints);
    blocks = new BlockTable(leavesHints);
    suggestions = !options.genericForm();
    unique = options.uniqueSsaIds() || options.genericForm(); // the generic form implies unique names
    numberUsers = options.valueUsers();
    if (numberUsers) {
      userNumbers = new OperationNumbering();
    }
  }

  /** Removes all names, to name the values of another operation. */
  void restart() {
    values.clear();
    blocks.clear();
    usedNames.clear();
    nextNumber = 0;
    nextArgument = 0;
    nextConflict = 0;
  }

  /** Names the values of {@code root} and of all nested operations. */
  void number(Operation root) {
    named = root;
    try {
      numberAll(root);
    } catch (RuntimeException | Error fault) { // of a definition that suggests names
      FaultPlace.note(fault, named);
      throw fault;
    }
  }

  private void numberAll(Operation root) {
    numberOperation(root);
    completeRoots();
    while (pendingCount > 0) {
      PendingRegion next = pending[--pendingCount];
      usedNames.release(next.mark);
      if (!unique) {
        nextNumber = next.number;
        nextArgument = next.argument;
        nextConflict = next.conflict;
      }
      int base = pendingCount;
      numberRegion(next.region);
      completePending(base);
    }
  }

  /** Returns whether a type or attribute was met that can be printed by an alias, or contains one. */
  boolean aliasable() {
    return aliasable;
  }

  private void push(Region region) {
    if (pendingCount == pending.length) {
      pending = Arrays.copyOf(pending, 2 * pendingCount);
    }
    if (pending[pendingCount] == null) {
      pending[pendingCount] = new PendingRegion();
    }
    pending[pendingCount++].region = region;
  }

  /** Resets the state of the root's regions, which do not continue after the names of the root's results. */
  private void completeRoots() {
    for (int i = 0; i < pendingCount; i++) {
      pending[i].number = 0;
      pending[i].argument = 0;
      pending[i].conflict = 0;
      pending[i].mark = usedNames.mark();
    }
  }

  /** Sets the state from which pending regions continue: the end of their parent region, which is complete now. */
  private void completePending(int base) {
    int mark = usedNames.mark();
    for (int i = base; i < pendingCount; i++) {
      PendingRegion region = pending[i];
      region.number = nextNumber;
      region.argument = nextArgument;
      region.conflict = nextConflict;
      region.mark = mark;
    }
  }

  private void numberRegion(Region region) {
    if (region.isEmpty()) {
      return;
    }
    Operation parent = region.parentOp();
    OpDefinition definition = parent == null ? null : OpDefinition.of(parent);
    if (!suggestedArguments.isEmpty()) {
      suggestedArguments.clear();
    }
    if (suggestions && definition != null && definition.regionArgumentNames() != null) {
      named = parent;
      suggestArgumentNames(definition.regionArgumentNames(), parent, region);
    }
    boolean single = region.hasOneBlock();
    int number = 0;
    for (Block block = region.first(); block != null; block = block.next()) {
      if (!single) {
        addBlock(block, number++);
      }
      numberArguments(block, block == region.first());
      for (Operation op = block.first(); op != null; op = op.next()) {
        numberOperation(op);
      }
    }
  }

  private void suggestArgumentNames(ResultNames source, Operation op, Region region) {
    source.suggest(op, (value, name) -> {
      if (value instanceof BlockArgument && value.parentRegion() == region && suggestedArguments.add(value)) {
        set(values.add(value), nameFor(name), NO_PACK);
      }
    });
  }

  private void addBlock(Block block, int number) {
    int index = blocks.add(block);
    if (index == blockNumbers.length) {
      blockNumbers = Arrays.copyOf(blockNumbers, 2 * index);
    }
    blockNumbers[index] = number;
  }

  private void numberArguments(Block block, boolean entry) {
    for (int i = 0; i < block.argumentCount(); i++) {
      BlockArgument argument = block.argument(i);
      noteType(argument.type());
      if (suggestedArguments.isEmpty() || !suggestedArguments.contains(argument)) {
        set(values.add(argument), entry ? nameFor("arg" + nextArgument++) : nextNumber++, NO_PACK);
      }
    }
  }

  private void numberOperation(Operation op) {
    for (int i = 0; i < op.regionCount(); i++) {
      push(op.region(i));
    }
    if (!aliasable) {
      noteAttributes(op);
    }
    int count = op.resultCount();
    if (count == 0) {
      if (numberUsers) {
        userNumbers.put(op, nextNumber++);
      }
      return;
    }
    int first = values.size();
    currentOp = op;
    currentFirst = first;
    for (int i = 0; i < count; i++) {
      OpResult result = op.result(i);
      noteType(result.type());
      set(values.add(result), UNNAMED, NO_PACK);
    }
    OpDefinition definition = OpDefinition.of(op);
    if (suggestions && definition != null && definition.resultNames() != null) {
      named = op;
      definition.resultNames().suggest(op, this);
    }
    if (names[first] == UNNAMED) {
      names[first] = nextNumber++;
    }
    if (count > 1) {
      numberPacks(first, count);
    }
  }

  /** Assigns unnamed results to the pack that begins before them. */
  private void numberPacks(int first, int count) {
    int head = first;
    for (int i = first + 1; i <= first + count; i++) {
      if (i < first + count && names[i] == UNNAMED) {
        names[i] = names[head];
        continue;
      }
      for (int member = head; i - head > 1 && member < i; member++) {
        packPositions[member] = member - head;
      }
      head = i;
    }
  }

  /** Applies a suggested name to a result. */
  @Override
  public void name(Value value, String name) {
    if (!(value instanceof OpResult result) || result.owner() != currentOp) {
      return;
    }
    int index = currentFirst + result.index();
    if (names[index] == UNNAMED) {
      names[index] = nameFor(name);
    }
  }

  private void set(int index, int name, int packPosition) {
    if (index >= names.length) {
      names = Arrays.copyOf(names, 2 * names.length);
      packPositions = Arrays.copyOf(packPositions, names.length);
    }
    names[index] = name;
    packPositions[index] = packPosition;
  }

  private int nameFor(String suggested) {
    if (suggested.isEmpty()) {
      return nextNumber++;
    }
    int name = usedNames.begin();
    ByteSink pool = usedNames.pool();
    Identifiers.appendSanitized(pool, suggested);
    if (usedNames.take(name)) {
      return ~name;
    }
    pool.append('_');
    int stem = pool.size();
    do {
      pool.truncate(stem);
      pool.append(nextConflict++);
    } while (!usedNames.take(name));
    return ~name;
  }

  // ---- aliases -----------------------------------------------------------------------------------------------------

  private void noteType(Type type) {
    if (!aliasable && type != null && PlainText.formOf(type) == PlainText.ALIASABLE) {
      aliasable = true;
    }
  }

  private void noteAttributes(Operation op) {
    for (int i = 0; i < op.propertyCount(); i++) {
      noteAttribute(op.property(i));
    }
    if (!op.discardableAttributes().isEmpty()) {
      noteAttribute(op.discardableAttributes());
    }
  }

  private void noteAttribute(Attribute attribute) {
    if (attribute != null && PlainText.formOf(attribute) == PlainText.ALIASABLE) {
      aliasable = true;
    }
  }

  // ---- printing ----------------------------------------------------------------------------------------------------

  /** Prints {@code %name}, with {@code #position} if {@code withPosition} and the value is in a pack. */
  void print(Value value, boolean withPosition, ByteSink out) {
    if (value == null) {
      out.append("<<NULL VALUE>>");
      return;
    }
    int index = values.find(value);
    if (index < 0) {
      out.append("<<UNKNOWN SSA VALUE>>");
      return;
    }
    out.append('%');
    int name = names[index];
    if (name >= 0) {
      out.append(name);
    } else {
      usedNames.print(~name, out);
    }
    if (withPosition && packPositions[index] != NO_PACK) {
      out.append('#');
      out.append(packPositions[index]);
    }
  }

  /** Returns whether a result begins a pack, or belongs to none. */
  boolean beginsPack(OpResult result) {
    int index = values.find(result);
    return index < 0 || packPositions[index] <= 0;
  }

  /** Prints {@code ^bbN}. */
  void print(Block block, ByteSink out) {
    if (block == null) {
      out.append("<<NULL BLOCK>>");
      return;
    }
    int number = blockNumber(block);
    if (number < 0) {
      out.append("<<UNKNOWN BLOCK>>");
      return;
    }
    out.append("^bb");
    out.append(number);
  }

  /** Returns the number of a block in its region, or -1. Single blocks are not in the table. */
  int blockNumber(Block block) {
    Region region = block.parent();
    if (region == null) {
      return -1;
    }
    if (region.hasOneBlock()) {
      return 0;
    }
    int index = blocks.find(block);
    return index < 0 ? -1 : blockNumbers[index];
  }

  /** Returns the number of an operation without results in comments. */
  int userNumber(Operation op) {
    return userNumbers.get(op);
  }

  /** Prints {@code argument} under the name of {@code other} from now on. */
  void shadow(BlockArgument argument, Value other) {
    int target = values.find(argument);
    int source = values.find(other);
    if (target >= 0 && source >= 0) {
      names[target] = names[source];
      packPositions[target] = packPositions[source];
    }
  }
}
