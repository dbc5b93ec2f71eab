// SPDX-License-Identifier: Apache-2.0
package org.mortise.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.definition.MemoryEffect.Kind;
import org.mortise.ir.interfaces.CallableOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;

/** A fault added to a correct program. Added or moved operations have distinct locations. */
enum Mutation {
  DROP_FREE {
    @Override
    boolean fits(Operation op) {
      return isFree(op);
    }

    @Override
    void apply(Operation site, Random random) {
      site.erase();
    }
  },
  DUPLICATE_FREE {
    @Override
    boolean fits(Operation op) {
      return isFree(op);
    }

    @Override
    void apply(Operation site, Random random) {
      Operation copy = site.clone();
      site.block().insertBefore(site.next(), copy);
      copy.setLocation(planted(site));
    }
  },
  EARLY_FREE {
    @Override
    boolean fits(Operation op) {
      return isFree(op) && op.previous() != null && op.previous() != op.operand(0).definingOp();
    }

    @Override
    void apply(Operation site, Random random) {
      Operation before = site.previous();
      while (before.previous() != null && before.previous() != site.operand(0).definingOp()) {
        before = before.previous();
      }
      site.setLocation(planted(site));
      site.moveBefore(before);
    }
  },
  FREE_ARGUMENT {
    @Override
    boolean fits(Operation op) {
      return isFree(op) && argumentLike(op) != null;
    }

    @Override
    void apply(Operation site, Random random) {
      Value argument = argumentLike(site);
      Operation copy = site.clone();
      argument.parentBlock().insertBefore(argument.parentBlock().last(), copy);
      copy.setOperand(0, argument);
      copy.setLocation(planted(site));
    }
  },
  DROP_STORE {
    @Override
    boolean fits(Operation op) {
      return op.resultCount() == 0 && op.regionCount() == 0 && writes(op);
    }

    @Override
    void apply(Operation site, Random random) {
      site.erase();
    }
  },
  OTHER_INDEX {
    @Override
    boolean fits(Operation op) {
      return op.operandCount() > 1 && op.operand(op.operandCount() - 1).type() instanceof IndexType
          && MemoryEffects.of(op) != null && !MemoryEffects.of(op).isEmpty();
    }

    @Override
    void apply(Operation site, Random random) {
      Value other = ConstantOp.createIndex(OpBuilder.before(site), planted(site), random.nextInt(3));
      site.setOperand(site.operandCount() - 1, other);
    }
  },
  OTHER_CONDITION {
    @Override
    boolean fits(Operation op) {
      return op.operandCount() > 0 && (op.regionCount() > 0 || op.successorCount() > 1)
          && op.operand(0).type() instanceof IntegerType type && type.width() == 1;
    }

    @Override
    void apply(Operation site, Random random) {
      Value other = ConstantOp.createBool(OpBuilder.before(site), planted(site), random.nextBoolean());
      site.setOperand(0, other);
    }
  };

  static final String PLANTED = "planted";

  /** Returns whether the fault can be planted at an operation. */
  abstract boolean fits(Operation op);

  /** Plants the fault. The program may become invalid. */
  abstract void apply(Operation site, Random random);

  /** Returns the operations at which the fault can be planted. */
  List<Operation> sites(Operation module) {
    List<Operation> sites = new ArrayList<>();
    module.walkPreOrder((Operation op) -> {
      if (op.block() != null && fits(op)) {
        sites.add(op);
      }
    });
    return sites;
  }

  private static Location planted(Operation op) {
    return new FileLineColLoc(op.context(), PLANTED, 1, 1);
  }

  private static boolean isFree(Operation op) {
    return op.operandCount() == 1 && op.resultCount() == 0
        && MemoryEffects.hasEffect(op, Kind.FREE, op.operand(0));
  }

  private static boolean writes(Operation op) {
    for (int i = 0; i < op.operandCount(); i++) {
      if (MemoryEffects.hasEffect(op, Kind.WRITE, op.operand(i))) {
        return true;
      }
    }
    return false;
  }

  /** Returns an argument of a function around {@code free} that has the type of its buffer, or null. */
  private static Value argumentLike(Operation free) {
    Operation function = free.parentOp();
    while (function != null && !function.implementsInterface(CallableOpInterface.class)) {
      function = function.parentOp();
    }
    if (function == null || function.region(0).isEmpty()) {
      return null;
    }
    for (Value argument : function.region(0).first().arguments()) {
      if (argument.type() == free.operand(0).type()) {
        return argument;
      }
    }
    return null;
  }
}
