// SPDX-License-Identifier: Apache-2.0
/** The record of a run, and the page that is written of it. */
@NullMarked
package org.mortise.report.internal;

import org.jspecify.annotations.NullMarked;
