// SPDX-License-Identifier: Apache-2.0
/** Passes for tests of the scf dialect. */
@NullMarked
package org.mortise.testscfpasses.internal;

import org.jspecify.annotations.NullMarked;

