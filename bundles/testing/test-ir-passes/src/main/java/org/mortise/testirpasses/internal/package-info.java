// SPDX-License-Identifier: Apache-2.0
/** Passes for tests. */
@NullMarked
package org.mortise.testirpasses.internal;

import org.jspecify.annotations.NullMarked;
