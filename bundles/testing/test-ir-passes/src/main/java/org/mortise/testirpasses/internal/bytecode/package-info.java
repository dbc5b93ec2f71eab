// SPDX-License-Identifier: Apache-2.0
/** Passes that write programs to bytecode and read them again. */
@NullMarked
package org.mortise.testirpasses.internal.bytecode;

import org.jspecify.annotations.NullMarked;
