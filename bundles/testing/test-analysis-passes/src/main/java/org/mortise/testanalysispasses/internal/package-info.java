// SPDX-License-Identifier: Apache-2.0
/** Passes that print the results of analyses. Nothing is exported: passes are found as services. */
@NullMarked
package org.mortise.testanalysispasses.internal;

import org.jspecify.annotations.NullMarked;
