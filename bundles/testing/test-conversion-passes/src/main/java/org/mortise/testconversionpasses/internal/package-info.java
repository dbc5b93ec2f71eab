// SPDX-License-Identifier: Apache-2.0
/** Passes for tests of dialect conversion. */
@NullMarked
package org.mortise.testconversionpasses.internal;

import org.jspecify.annotations.NullMarked;

