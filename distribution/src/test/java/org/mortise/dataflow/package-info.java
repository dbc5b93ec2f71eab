// SPDX-License-Identifier: Apache-2.0
/** Analyses as a third party would write them on the data-flow framework: they are its examples, too. */
package org.mortise.dataflow;
