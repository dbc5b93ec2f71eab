// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution.code;

/** Functions of two floating-point numbers. Those of narrow formats are rounded afterwards. */
public enum FloatBinary {
  ADD {
    @Override
    public double apply(double a, double b) {
      return a + b;
    }

    @Override
    public float apply(float a, float b) {
      return a + b;
    }
  },
  SUB {
    @Override
    public double apply(double a, double b) {
      return a - b;
    }

    @Override
    public float apply(float a, float b) {
      return a - b;
    }
  },
  MUL {
    @Override
    public double apply(double a, double b) {
      return a * b;
    }

    @Override
    public float apply(float a, float b) {
      return a * b;
    }
  },
  DIV {
    @Override
    public double apply(double a, double b) {
      return a / b;
    }

    @Override
    public float apply(float a, float b) {
      return a / b;
    }
  },
  /** Has the sign of the dividend, as {@code fmod} of C. */
  REM {
    @Override
    public double apply(double a, double b) {
      return a % b;
    }

    @Override
    public float apply(float a, float b) {
      return a % b;
    }
  },
  /** NaN if an operand is; 0 is larger than -0. */
  MAXIMUM {
    @Override
    public double apply(double a, double b) {
      return Math.max(a, b);
    }

    @Override
    public float apply(float a, float b) {
      return Math.max(a, b);
    }
  },
  /** NaN if an operand is; -0 is smaller than 0. */
  MINIMUM {
    @Override
    public double apply(double a, double b) {
      return Math.min(a, b);
    }

    @Override
    public float apply(float a, float b) {
      return Math.min(a, b);
    }
  },
  /** The other operand if one is NaN. */
  MAXNUM {
    @Override
    public double apply(double a, double b) {
      return Double.isNaN(a) ? b : Double.isNaN(b) ? a : Math.max(a, b);
    }

    @Override
    public float apply(float a, float b) {
      return Float.isNaN(a) ? b : Float.isNaN(b) ? a : Math.max(a, b);
    }
  },
  /** The other operand if one is NaN. */
  MINNUM {
    @Override
    public double apply(double a, double b) {
      return Double.isNaN(a) ? b : Double.isNaN(b) ? a : Math.min(a, b);
    }

    @Override
    public float apply(float a, float b) {
      return Float.isNaN(a) ? b : Float.isNaN(b) ? a : Math.min(a, b);
    }
  };

  /** Returns the result for {@code f64}. */
  public abstract double apply(double a, double b);

  /** Returns the result for {@code f32}; for narrower formats it is to be rounded. */
  public abstract float apply(float a, float b);
}
