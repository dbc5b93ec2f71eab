// SPDX-License-Identifier: Apache-2.0
/** What a report records of a run, and how it is written. */
@NullMarked
package org.mortise.report.internal;

import org.jspecify.annotations.NullMarked;
