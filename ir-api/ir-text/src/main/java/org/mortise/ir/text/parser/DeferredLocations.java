// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/** The operations and block arguments whose location is an alias that is defined later. */
final class DeferredLocations {
  private final ParseState state;
  private final List<Operation> operations = new ArrayList<>();
  private final List<BlockArgument> arguments = new ArrayList<>();

  DeferredLocations(ParseState state) {
    this.state = state;
  }

  void note(Operation op) {
    if (op.location() instanceof DeferredLocation) {
      operations.add(op);
    }
  }

  void note(Value argument) {
    if (argument.location() instanceof DeferredLocation) {
      arguments.add((BlockArgument) argument);
    }
  }

  /** Adds the deferred locations of another part of the text. */
  void addAll(DeferredLocations others) {
    operations.addAll(others.operations);
    arguments.addAll(others.arguments);
    operations.sort(Comparator.comparingInt(op -> position(op.location())));
    arguments.sort(Comparator.comparingInt(argument -> position(argument.location())));
  }

  private static int position(Location location) {
    return ((DeferredLocation) location).position;
  }

  /** Replaces the aliases by their locations. Fails for an undefined alias. */
  void resolve() {
    for (Operation op : operations) {
      op.setLocation(resolve(op.location()));
    }
    for (BlockArgument argument : arguments) {
      argument.setLocation(resolve(argument.location()));
    }
  }

  private Location resolve(Location location) {
    DeferredLocation deferred = (DeferredLocation) location;
    Attribute attribute = state.attributeAliases.get(deferred.alias);
    if (attribute == null) {
      throw state.error(deferred.position, "operation location alias was never defined");
    }
    if (attribute instanceof Location known) {
      return known;
    }
    throw state.error(deferred.position, "expected location, but found '" + attribute + "'");
  }
}
